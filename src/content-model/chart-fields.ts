import { z } from "zod";
import { line } from "./fields";
import { unit } from "./scene-amounts";
import type { Complaint } from "./scene-fields";

/** What every chart has. */
export const chartFrame = {
  title: line(5, 90).describe("what the chart shows, above it"),
  unit,
  caption: line(20, 240).describe("what the reader should notice, below the chart"),
};

/** The line that matters, by its label. */
export const mark = line(2, 60)
  .optional()
  .describe("label of the line to highlight; without it the chart chooses");

/** Any amount, above or below zero. */
export const anyAmount = z.number();

/** Rounds a position, so that pages carry no long decimals. */
export const round = (position: number) => Math.round(position * 100) / 100;

/** Complains of a mark that names no line of the chart. */
export function checkMark(
  add: Complaint,
  given: string | undefined,
  labels: readonly string[],
): void {
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

/** Position of the largest of some numbers; the first of equal ones. */
export const indexOfLargest = (values: readonly number[]) => values.indexOf(Math.max(...values));
