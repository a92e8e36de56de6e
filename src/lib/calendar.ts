import { required } from "./required";

/** Days by which interest for a year is divided. */
export const DAYS_OF_YEAR = 365;

const DAY_IN_MS = 86_400_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Whole days from one calendar day (`YYYY-MM-DD`) to another; below zero where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY_IN_MS);
}

/**
 * As `Intl` writes them in English for India. The browser's own would cost each page that shows a day
 * some 25 ms of a desktop's processor, four times that of a phone's, for its tables of languages.
 */
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

function partsOf(day: string) {
  const date = new Date(timeOf(day));
  const month = required(MONTHS[date.getUTCMonth()], `a month of the day "${day}"`);
  return { date: date.getUTCDate(), month, year: date.getUTCFullYear() };
}

/**
 * A calendar day (`YYYY-MM-DD`), written out: `31 January 2026`.
 *
 * @throws {Error} Where there is no such day.
 */
export function longDay(day: string): string {
  const { date, month, year } = partsOf(day);
  return `${date} ${month} ${year}`;
}

/**
 * A calendar day (`YYYY-MM-DD`) without its year: `13 Mar`.
 *
 * @throws {Error} Where there is no such day.
 */
export function shortDay(day: string): string {
  const { date, month } = partsOf(day);
  return `${date} ${month === "September" ? "Sept" : month.slice(0, 3)}`;
}
