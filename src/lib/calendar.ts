/** Days by which interest for a year is divided. */
export const DAYS_OF_YEAR = 365;

const DAY_IN_MS = 86_400_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Whole days from one calendar day (`YYYY-MM-DD`) to another; below zero where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY_IN_MS);
}

/** A calendar day without its year: `13 Mar`. */
export function shortDay(day: string): string {
  return new Date(timeOf(day)).toLocaleDateString("en-IN", {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
}
