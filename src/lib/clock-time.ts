/** Seconds since midnight of a time such as `11:20` or `11:17:46`, or null if it is not a time. */
export function secondsOfDay(time: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/u.exec(time);
  if (match === null) return null;
  const [, hours, minutes, seconds = 0] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Formats a duration as minutes and seconds: `2:14` for 134 seconds. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
