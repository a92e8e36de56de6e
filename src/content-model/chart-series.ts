import { z } from "zod";
import { day, flag, line, list, listOf } from "./fields";
import { complaintsInto, type Complaint } from "./sums";
import { unit } from "./table";

/** A kind of chart: what every chart has, and what this kind draws. */
export const chartOf = <Kind extends string, Shape extends z.core.$ZodLooseShape>(
  kind: Kind,
  shape: Shape,
) =>
  z.strictObject({
    kind: z.literal(kind).describe("the kind of chart"),
    title: line(5, 90).describe("what the chart shows, above it"),
    unit,
    caption: line(20, 240)
      .optional()
      .describe("what the reader should notice, below the chart; none in a window, which has one"),
    ...shape,
  });

/** The line that matters, by its label. */
export const mark = line(2, 60)
  .optional()
  .describe("label of the line to highlight; without it the chart chooses");
/** The label of a line. */
export const label = line(2, 60).describe("what the line is");
/** An amount that is never below nothing. */
export const amount = z.number().nonnegative({
  error: ({ input }) => `is ${String(input)}; write zero or more`,
});

/** Complains of a mark that names no line of the chart. */
export function checkMark(
  add: Complaint,
  given: string | undefined,
  lines: readonly { readonly label: string }[],
): void {
  const labels = lines.map((own) => own.label);
  if (given === undefined || labels.includes(given)) return;
  add(["mark"], `"${given}" is not a line of this chart; use one of: ${labels.join("; ")}`);
}

/** Complains of a list that does not have one number for each of its columns. */
export function checkCount(
  add: Complaint,
  path: readonly PropertyKey[],
  amounts: readonly number[],
  columns: { readonly count: number; readonly noun: string },
): void {
  if (amounts.length === columns.count) return;
  add(
    path,
    `has ${amounts.length} numbers for ${columns.count} ${columns.noun}; give one for each`,
  );
}

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u, {
  error: ({ input }) => `"${String(input)}" is not a month; write year-month, such as 2026-01`,
});

/** Two or three series by month, such as a price and its index. */
export const lines = chartOf("lines", {
  months: list(month, 2, 24).describe("the months in order, such as 2026-01"),
  series: listOf(2, 3, {
    label: line(2, 30).describe("what the line is"),
    amounts: z.array(z.number()).describe("one number for each month"),
  }).describe("two or three lines"),
  steps: flag("true if an amount holds until the next month, such as a price"),
  mark,
}).superRefine(({ months, series, mark: given }, context) => {
  const add = complaintsInto(context);
  for (const [index, current] of months.entries()) {
    const last = months[index - 1];
    if (last !== undefined && current <= last) {
      add(["months", index], `${current} is not after ${last}; put the months in order`);
    }
  }
  const columns = { count: months.length, noun: "months" };
  for (const [index, { amounts }] of series.entries()) {
    checkCount(add, ["series", index, "amounts"], amounts, columns);
  }
  checkMark(add, given, series);
});

/** Days from an invoice to its due date, with the day on which it is paid early. */
export const days = chartOf("days", {
  days: listOf(3, 6, {
    on: day.describe("the day, YYYY-MM-DD"),
    label: line(2, 40).describe("what happens on it"),
    amount: amount.optional().describe("what is paid on it"),
    mark: flag("marks the day of the early payment"),
  }).describe("the days in order, one of them with mark"),
}).superRefine(({ days: given }, context) => {
  const add = complaintsInto(context);
  for (const [index, { on }] of given.entries()) {
    const last = given[index - 1]?.on;
    if (last !== undefined && on < last) {
      add(["days", index, "on"], `${on} is before ${last}; put the days in order`);
    }
  }
  if (given[0]?.on === given.at(-1)?.on) add(["days"], "are all the same day; leave the chart out");
  if (given.filter(({ mark: own }) => own).length !== 1) add(["days"], "need one day with mark");
});
