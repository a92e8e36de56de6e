import { isRecord } from "../../../lib/json";
import { cut } from "../../../lib/text";
import type { ToolRegion } from "./tool-props";

/** The longest text in a field. */
const LONGEST = 60;

/** The fields of an object; none for anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** A text or number as it stands in a field; `fallback` for anything else. */
export function textOf(value: unknown, fallback = ""): string {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" ? cut(value, LONGEST) : fallback;
}

/** A text as typed, or a number of content with the region's groups: `7,30,00,000`, `73,000,000`. */
export function numberTextOf(value: unknown, region: ToolRegion): string {
  if (typeof value !== "number" || !Number.isFinite(value)) return textOf(value);
  return value.toLocaleString(region === "in" ? "en-IN" : "en-US", { maximumFractionDigits: 2 });
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
