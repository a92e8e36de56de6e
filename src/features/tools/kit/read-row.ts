import Big from "big.js";
import { isDay } from "../../../lib/calendar";
import { secondsOfDay } from "../../../lib/clock-time";
import { isRecord } from "../../../lib/json";
import {
  keysIn,
  type Field,
  type Fields,
  type Numbers,
  type Row,
  type SingleField,
} from "./fields";
import { readNumber } from "./read-number";
import type { ToolRegion } from "./region";

/** What is wrong with a field on its own, as a sentence; null if nothing is. */
export function problemOf(field: SingleField, text: string, region: ToolRegion): string | null {
  const isEmpty = text.trim() === "";
  switch (field.kind) {
    case "number":
      return readNumber(text, field.rule, region).problem;
    case "text":
      return isEmpty ? (field.whenEmpty ?? null) : null;
    case "date":
      if (isDay(text) || (isEmpty && field.mayBeEmpty === true)) return null;
      return "Enter a day that exists, from 2006 to 2099.";
    case "time":
      if (secondsOfDay(text) !== null || (isEmpty && field.mayBeEmpty === true)) return null;
      return "Enter a time of day, such as 11:30.";
    default:
      return null;
  }
}

/** The numbers of a row, and what is wrong with it. */
export interface ReadRow<Own extends Fields> {
  /** 0 for a number with a problem and for one that isn't used. */
  readonly numbers: Numbers<Own>;
  /** By the paths of the fields. */
  readonly problems: ReadonlyMap<string, string>;
}

function isNumbers<Own extends Fields>(fields: Own, value: unknown): value is Numbers<Own> {
  if (!isRecord(value)) return false;
  return Object.entries(fields).every(
    ([key, { kind }]) => kind !== "number" || value[key] instanceof Big,
  );
}

/**
 * Reads the fields of a row.
 *
 * @param at Start of their paths, such as `suppliers.0.`; empty for fields outside the lists.
 * @param isUsed Whether a field counts. One that doesn't has no problem.
 */
export function readRow<Own extends Fields>(
  fields: Own,
  row: Row<Own>,
  region: ToolRegion,
  at = "",
  isUsed: (key: keyof Own & string) => boolean = () => true,
): ReadRow<Own> {
  const texts: Readonly<Record<string, unknown>> = row;
  const numbers: Record<string, Big> = {};
  const problems = new Map<string, string>();
  for (const [key, { kind }] of Object.entries(fields)) {
    if (kind === "number") numbers[key] = new Big(0);
  }
  for (const key of keysIn(fields, region)) {
    const field: Field | undefined = fields[key];
    const text = texts[key];
    if (field === undefined || field.kind === "texts" || typeof text !== "string") continue;
    if (!isUsed(key)) continue;
    const problem = problemOf(field, text, region);
    if (problem !== null) problems.set(at + key, problem);
    if (field.kind === "number") {
      numbers[key] = readNumber(text, field.rule, region).value ?? new Big(0);
    }
  }
  if (!isNumbers(fields, numbers)) throw new Error("A number wasn't read.");
  return { numbers, problems };
}
