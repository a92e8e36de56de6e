import Big from "big.js";
import { isDay } from "../../../../lib/calendar";
import { secondsOfDay } from "../../../../lib/clock-time";
import type { SheetCell } from "../sheet";
import { folded } from "./heading";

/** Which of day and month comes first in `01-04-2026`. */
export type DateOrder = "day" | "month";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const NUMBERS =
  /^(?<first>\d{1,2})(?<separator>[-/.])(?<second>\d{1,2})\k<separator>(?<year>\d{4}|\d\d)\b/u;
const two = (number: number | string) => String(number).padStart(2, "0");
const yearOf = (text: string) => (text.length === 2 ? `20${text}` : text);

/** The order that a date shows; `open` if both are possible, null if it has no order or is none. */
export function orderOf(cell: SheetCell): DateOrder | "open" | null {
  if (cell instanceof Big) return null;
  const { first = "", second = "", separator } = NUMBERS.exec(cell.trim())?.groups ?? {};
  if (separator === undefined || first === second) return null;
  if (separator === "." || Number(first) > 12) return "day";
  return Number(second) > 12 ? "month" : "open";
}

/** A date as `YYYY-MM-DD`; null if it is none. Excel counts days from 30 December 1899. */
export function readDate(cell: SheetCell, order: DateOrder): string | null {
  if (cell instanceof Big) {
    const time = Date.UTC(1899, 11, 30) + cell.round(0, 0).toNumber() * 86_400_000;
    const day = Math.abs(time) < 8e15 ? new Date(time).toISOString().slice(0, 10) : "";
    return isDay(day) ? day : null;
  }
  const text = folded(cell).replaceAll(",", " ").replaceAll(/\s+/gu, " ");
  const numbers = NUMBERS.exec(text)?.groups;
  const named =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?[- /.]?(?<month>[a-z]{3,9})\.?[- /]?(?<year>\d{4}|\d\d)\b/u.exec(
      text,
    ) ??
    /^(?<month>[a-z]{3,9})\.?[- /]?(?<day>\d{1,2})(?:st|nd|rd|th)?[- /]+(?<year>\d{4}|\d\d)\b/u.exec(
      text,
    );
  const { day = "", month = "", year = "" } = named?.groups ?? {};
  const { first = "", second = "", year: ownYear = "" } = numbers ?? {};
  const [days, months] = order === "day" ? [first, second] : [second, first];
  const made =
    numbers !== undefined
      ? `${yearOf(ownYear)}-${two(months)}-${two(days)}`
      : named !== null
        ? `${yearOf(year)}-${two(MONTHS.indexOf(month.slice(0, 3)) + 1)}-${two(day)}`
        : text.slice(0, 10).replaceAll("/", "-");
  return isDay(made) ? made : null;
}

/** A time of day as `HH:MM` or `HH:MM:SS`; null if it is none. Excel counts it as a share of a day. */
export function readTime(cell: SheetCell): string | null {
  if (cell instanceof Big) {
    if (cell.lt(0) || cell.gte(1)) return null;
    const minutes = cell.times(1440).round().toNumber();
    return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
  }
  const match =
    /^(?<hours>\d{1,2})[:.](?<minutes>\d\d)(?<seconds>:\d\d)?\s*(?<half>[ap])?\.?(?:m\.?)?$/u.exec(
      folded(cell),
    );
  const { hours = "", minutes = "", seconds = "", half } = match?.groups ?? {};
  if (match === null || (half !== undefined && Number(hours) > 12)) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === "p" ? 12 : 0);
  const time = `${two(hour)}:${minutes}${seconds}`;
  return secondsOfDay(time) === null ? null : time;
}
