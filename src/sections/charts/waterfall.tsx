import type { ChartOf } from "../../content-model/chart";
import { columnFormatter, localeOf } from "../../lib/format-number";
import { Rows } from "../../ui/charts/rows";
import { waterfallRows } from "../../ui/charts/waterfall-rows";
import { axisNote, indexOfLargest, type ChartParts } from "./model";

/** A waterfall, with a bar from each amount to the next. Without a mark, the largest change is marked. */
export function waterfallParts(chart: ChartOf<"waterfall">): ChartParts {
  const { unit, start, changes, total, limit } = chart;
  const limits = limit === undefined ? [] : [limit];
  const amounts = [start, ...changes, total, ...limits].map(({ amount }) => amount);
  const format = columnFormatter(amounts, localeOf(unit));
  // Where nothing is taken off, a sign would say nothing.
  const isMixed = changes.some(({ amount }) => amount < 0);
  const signed = (value: number) => `${isMixed && value > 0 ? "+" : ""}${format(value)}`;
  const largest = changes[indexOfLargest(changes.map(({ amount }) => Math.abs(amount)))] ?? start;
  const marked = chart.mark ?? largest.label;
  const line = ({ label, amount }: typeof start, show = format) => ({
    label,
    value: amount,
    text: show(amount),
    isMarked: label === marked,
  });
  const drawn = waterfallRows(
    [{ start: line(start), changes: changes.map((one) => line(one, signed)), total: line(total) }],
    limit?.amount,
  );
  const atLimit = limits.map(({ label, amount }) => {
    return { label, amounts: [format(amount)], parts: [] };
  });
  const many = `${changes.length} ${changes.length === 1 ? "change" : "changes"}`;
  return {
    summary: `Bar chart, ${unit}: from ${start.label}, ${format(start.amount)}, to ${total.label}, ${format(total.amount)}, in ${many}; the largest change is ${largest.label}, ${signed(largest.amount)}.${limits.map(({ label, amount }) => ` ${label}: ${format(amount)}.`).join("")}`,
    columns: ["Line", unit],
    rows: [start, ...changes].map(({ label, amount }) => [label, format(amount)]),
    total: [total.label, format(total.amount)],
    drawing: (
      <Rows
        zero={drawn.zero}
        tick={drawn.tick}
        note={axisNote(drawn.start, unit)}
        rows={[...atLimit, ...drawn.rows.flat()]}
      />
    ),
  };
}
