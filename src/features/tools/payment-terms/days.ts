const DAY_IN_MS = 86_400_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day that many days after a day. */
export function addDays(day: string, days: number): string {
  return dayOf(timeOf(day) + days * DAY_IN_MS);
}

/** The same date that many months later, or the last day of a month that is too short. */
export function addMonths(day: string, months: number): string {
  const date = new Date(timeOf(day));
  const month = date.getUTCMonth() + months;
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), last)));
}

/** The first calendar year of the Indian tax year (1 April to 31 March) of a day. */
export function taxYearOf(day: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5) < "04-01" ? 1 : 0);
}

/** An Indian tax year as it is written: `2026-27`. */
export function taxYearName(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
}
