/** The first calendar year of the Indian tax year (1 April to 31 March) of a day. */
export function taxYearOf(day: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5) < "04-01" ? 1 : 0);
}

/** An Indian tax year as it is written: `2026-27`. */
export function taxYearName(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
}
