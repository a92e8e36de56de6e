import type { ChartOf } from "../../content-model/chart";
import { shortMonth } from "../../lib/calendar";
import { columnFormatter, localeOf } from "../../lib/format-number";
import { axis } from "../../ui/charts/axis";
import { stepPath, type Point } from "../../ui/charts/path";
import { Plot } from "../../ui/charts/plot";
import { scale, toneOfPart } from "../../ui/charts/scale";
import { breakName, spreadNames } from "./end-names";
import type { ChartParts } from "./model";

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** Lines by month. The end of one is marked: without a mark, that of the last line. */
export function linesParts(chart: ChartOf<"lines">): ChartParts {
  const { unit, months, series, steps = false } = chart;
  const values = series.flatMap(({ amounts }) => amounts);
  const format = columnFormatter(values, localeOf(unit));
  const { y, ticks } = axis(values, unit);
  const [first = "", last = ""] = [months[0], months.at(-1)];
  // A last month that holds its amount is as wide as the others.
  const x = scale([numberOf(first), numberOf(last) + (steps ? 1 : 0)], [0, 100]);
  const marked = chart.mark ?? series.at(-1)?.label;
  const names = spreadNames(
    series.map(({ label, amounts }) => {
      const end = amounts.at(-1) ?? 0;
      return { y: y(end), lines: [...breakName(label), format(end)] };
    }),
  );
  const lines = series.map(({ label, amounts }, index) => {
    const points = amounts.map((value, at): Point => [x(numberOf(months[at] ?? "")), y(value)]);
    const [start = [0, 0], ...changes] = points;
    return {
      ...(steps ? { points: [], path: stepPath(start[1], changes, 100) } : { points }),
      tone: label === marked ? ("marked" as const) : toneOfPart(index),
      name: names[index] ?? { y: 0, lines: [] },
    };
  });
  const end = series.find(({ label }) => label === marked)?.amounts.at(-1) ?? 0;
  const moves = series.map(
    ({ label, amounts }) =>
      `${label} from ${format(amounts[0] ?? 0)} to ${format(amounts.at(-1) ?? 0)}`,
  );
  return {
    summary: `Line chart, ${unit}, ${shortMonth(first)} to ${shortMonth(last)}: ${moves.join("; ")}.`,
    columns: ["Month", ...series.map(({ label }) => label)],
    rows: months.map((month, index) => [
      shortMonth(month),
      ...series.map(({ amounts }) => format(amounts[index] ?? 0)),
    ]),
    drawing: (
      <Plot
        ticks={ticks}
        lines={lines}
        ends={[shortMonth(first), shortMonth(last)]}
        marks={[{ at: [100, y(end)], tone: "marked" }]}
      />
    ),
  };
}
