import type { ChartOf } from "../../content-model/chart";
import { columnFormatter, localeOf } from "../../lib/format-number";
import { axisStart, indexOfLargest, type ChartParts, type Tone } from "./model";
import { axisNote, barBetween, Rows, type DrawnRow } from "./rows";

/** A waterfall, with a bar from each amount to the next. Without a mark, the largest change is marked. */
export function waterfallParts(chart: ChartOf<"waterfall">): ChartParts {
  const { unit, start, changes, total } = chart;
  const amounts = [start, ...changes, total].map(({ amount }) => amount);
  const format = columnFormatter(amounts, localeOf(unit));
  // Where nothing is taken off, a sign would say nothing.
  const isMixed = changes.some(({ amount }) => amount < 0);
  const signed = (value: number) => `${isMixed && value > 0 ? "+" : ""}${format(value)}`;
  const largest = changes[indexOfLargest(changes.map(({ amount }) => Math.abs(amount)))] ?? start;
  const marked = chart.mark ?? largest.label;
  const toneOf = (label: string, tone: Tone) => (label === marked ? "marked" : tone);
  let level = start.amount;
  const levels = [level, ...changes.map(({ amount }) => (level += amount))];
  const from = axisStart(levels);
  const bar = barBetween(levels, from);
  const end = ({ label, amount }: typeof start): DrawnRow => ({
    label,
    amounts: [format(amount)],
    bars: [bar.between(from, amount, toneOf(label, "ink"))],
    isTotal: true,
  });
  const rows = changes.map(({ label, amount }, index): DrawnRow => {
    const [before = 0, to = 0] = [levels[index], levels[index + 1]];
    const tone = toneOf(label, amount < 0 ? "pale" : "leaf");
    return {
      label,
      amounts: [signed(amount)],
      bars: [bar.between(before, to, tone)],
      link: bar.at(to),
    };
  });
  const many = `${changes.length} ${changes.length === 1 ? "change" : "changes"}`;
  return {
    summary: `Bar chart, ${unit}: from ${start.label}, ${format(start.amount)}, to ${total.label}, ${format(total.amount)}, in ${many}; the largest change is ${largest.label}, ${signed(largest.amount)}.`,
    columns: ["Line", unit],
    rows: [start, ...changes].map(({ label, amount }) => [label, format(amount)]),
    total: [total.label, format(total.amount)],
    drawing: (
      <Rows
        zero={bar.at(from)}
        note={axisNote(from, unit)}
        rows={[{ ...end(start), link: bar.at(start.amount) }, ...rows, end(total)]}
      />
    ),
  };
}
