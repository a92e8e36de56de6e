import { formatNumber } from "../../../lib/format-number";
import { isRecord } from "../../../lib/json";
import { cut } from "../../../lib/text";
import type { ToolRegion } from "./tool-props";

/** The longest text in a field. */
const LONGEST = 60;

/** The fields of an object; none for anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** A text or number as a field shows it; `fallback` for anything else. */
export function textOf(value: unknown, fallback = ""): string {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" ? cut(value, LONGEST) : fallback;
}

/** Content's numbers are grouped as India writes them, so that large ones can be read. */
export function numberText(value: unknown, region: ToolRegion): string {
  const isLarge = typeof value === "number" && Number.isInteger(value) && value >= 1000;
  return isLarge && region === "in" ? formatNumber(value) : textOf(value);
}

/** One of the words of a closed list; the fallback for anything else. */
export function wordOf<Word extends string>(
  value: unknown,
  words: readonly Word[],
  fallback: Word,
): Word {
  return words.find((word) => word === value) ?? fallback;
}

/** At most `most` items of a list; none for anything else. */
export function itemsOf(value: unknown, most: number): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}
