import { required } from "./required";

const DAY_IN_MS = 86_400_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day that many days after a day. */
export const addDays = (day: string, days: number) => dayOf(timeOf(day) + days * DAY_IN_MS);

/** The same date that many months later, or the last day of a month that is too short. */
export function addMonths(day: string, months: number): string {
  const date = new Date(timeOf(day));
  const month = date.getUTCMonth() + months;
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), last)));
}

/** Days from one calendar day (`YYYY-MM-DD`) to another. Negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY_IN_MS);
}

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/u.test(text)) return false;
  const time = timeOf(text);
  return !Number.isNaN(time) && dayOf(time) === text;
}

/** Whether a text is such a day from 2006 to 2099. */
export const isDay = (text: string) => text > "2006" && text < "2100" && isCalendarDay(text);

/**
 * Month names of the `en-IN` locale. The first use of `Intl.DateTimeFormat` takes about 25 ms on a
 * desktop and four times as long on a phone.
 */
const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

function partsOf(day: string) {
  const date = new Date(timeOf(day));
  const month = required(MONTHS[date.getUTCMonth()], `The month of "${day}"`);
  return { date: date.getUTCDate(), month, year: date.getUTCFullYear() };
}

/** Formats a calendar day (`YYYY-MM-DD`) as `31 January 2026`. @throws {Error} If the day doesn't exist. */
export function longDay(day: string): string {
  const { date, month, year } = partsOf(day);
  return `${date} ${month} ${year}`;
}

const shortName = (month: string) => (month === "September" ? "Sept" : month.slice(0, 3));

/** Formats a calendar day (`YYYY-MM-DD`) as `13 Mar`. @throws {Error} If the day doesn't exist. */
export function shortDay(day: string): string {
  const { date, month } = partsOf(day);
  return `${date} ${shortName(month)}`;
}

/** Formats a month (`YYYY-MM`) as `Mar 2026`. @throws {Error} If the month doesn't exist. */
export function shortMonth(month: string): string {
  const { month: name, year } = partsOf(`${month}-01`);
  return `${shortName(name)} ${year}`;
}
