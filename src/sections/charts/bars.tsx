import type { ChartOf } from "../../content-model/chart";
import { columnFormatter, localeOf } from "../../lib/format-number";
import { sum } from "../../lib/sum";
import { barRows } from "../../ui/charts/bar-rows";
import { Rows } from "../../ui/charts/rows";
import { toneOfPart } from "../../ui/charts/scale";
import { axisNote, indexOfLargest, type ChartParts } from "./model";

/** Stacked bars. The marked line, or the largest, stands out. */
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
  const bars = barRows(
    rows.map(({ label, amounts }) => ({
      label,
      amounts: amounts.map((value) => ({ value, text: format(value) })),
      isMarked: label === marked,
    })),
  );
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
        heads={parts.map((label, index) => ({ label, tone: toneOfPart(index) }))}
        zero={bars.zero}
        note={axisNote(bars.start, unit)}
        rows={bars.rows}
      />
    ),
  };
}
