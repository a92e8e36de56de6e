import type { ChartOf } from "../../content-model/chart";
import { daysBetween, shortDay } from "../../lib/calendar";
import { columnFormatter, currencyOf, formatNumber, localeOf } from "../../lib/format-number";
import { DayAxis } from "../../ui/charts/day-axis";
import type { ChartParts } from "./model";

/** Days from an invoice to its due date, with the time that an early payment gains. */
export function daysParts({ unit, days }: ChartOf<"days">): ChartParts {
  const [first, paid, last] = [days[0], days.find(({ mark }) => mark), days.at(-1)];
  const locale = localeOf(unit);
  const format = columnFormatter(
    days.flatMap(({ amount }) => amount ?? []),
    locale,
  );
  const shown = (amount: number | undefined) =>
    amount === undefined ? "" : `${currencyOf(unit)}${format(amount)}`;
  const [start = "", early = "", due = ""] = [first, paid, last].map((one) => one?.on ?? "");
  const gained = `${formatNumber(daysBetween(early, due))} days early`;
  const at = (day: string) => daysBetween(start, day) / daysBetween(start, due);
  return {
    summary: `Days from ${shortDay(start)} to ${shortDay(due)}: ${paid?.label ?? ""} on ${shortDay(early)}, ${gained}.`,
    columns: ["Step", "Day", unit],
    rows: days.map(({ on, label, amount }) => [label, shortDay(on), shown(amount)]),
    drawing: (
      <DayAxis
        first={{ at: 0, label: `${shortDay(start)}, ${first?.label ?? ""}` }}
        middle={{
          at: at(early),
          label: `${shortDay(early)}, ${paid?.label ?? ""}`,
          amount: shown(paid?.amount),
        }}
        last={{
          at: 1,
          label: `${shortDay(due)}, ${last?.label ?? ""}`,
          amount: shown(last?.amount),
        }}
        gained={gained}
        tone="early"
      />
    ),
  };
}
