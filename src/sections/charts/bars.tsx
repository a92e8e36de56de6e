import type { ChartOf } from "../../content-model/chart";
import { columnFormatter, localeOf } from "../../lib/format-number";
import { sum } from "../../lib/sum";
import { axisStart, indexOfLargest, type ChartParts, type Tone } from "./model";
import { axisNote, barBetween, Rows } from "./rows";

const tones: readonly Tone[] = ["leaf", "pale", "ink"];
const toneOf = (index: number) => tones[index] ?? "ink";

/** Stacked bars. The marked line, or the largest, is bold; its bar is marked where colours don't tell parts. */
export function barsParts(chart: ChartOf<"bars">): ChartParts {
  const { unit, parts, rows, total } = chart;
  const format = columnFormatter(
    rows.flatMap(({ amounts }) => amounts),
    localeOf(unit),
  );
  const sums = rows.map(({ amounts }) => sum(amounts));
  const largest = rows[indexOfLargest(sums)]?.label ?? "";
  const lowest = rows[sums.indexOf(Math.min(...sums))]?.label ?? "";
  const marked = chart.mark ?? largest;
  const start = axisStart([...rows.map(({ amounts: [first = 0] }) => first), ...sums]);
  const bar = barBetween(sums, start);
  const withSum = (amounts: readonly number[]) =>
    parts.length === 1 ? amounts.map(format) : [...amounts, sum(amounts)].map(format);
  return {
    summary:
      total === undefined
        ? `Bar chart in ${unit}. ${lowest} is the lowest, at ${format(Math.min(...sums))}. ${largest} is the highest, at ${format(Math.max(...sums))}.`
        : `Bar chart in ${unit}. ${largest} is the largest of ${rows.length} lines, at ${format(Math.max(...sums))}. The total is ${format(sum(total))}.`,
    columns: ["Line", ...parts, ...(parts.length === 1 ? [] : ["Total"])],
    rows: rows.map((row) => [row.label, ...withSum(row.amounts)]),
    ...(total && { total: ["Total", ...withSum(total)] }),
    drawing: (
      <Rows
        heads={parts.map((label, index) => ({ label, tone: toneOf(index) }))}
        zero={bar.at(start)}
        note={axisNote(start, unit)}
        rows={rows.map(({ label, amounts }) => ({
          label,
          amounts: amounts.map(format),
          bars: amounts.flatMap((value, index) => {
            const from = sum(amounts.slice(0, index));
            const isMarked = label === marked && parts.length === 1;
            return value === 0
              ? []
              : bar.between(
                  Math.max(from, start),
                  from + value,
                  isMarked ? "marked" : toneOf(index),
                );
          }),
          isTotal: label === marked,
        }))}
      />
    ),
  };
}
