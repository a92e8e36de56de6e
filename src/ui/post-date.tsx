import { longDay } from "../lib/calendar";

/** A calendar day (`YYYY-MM-DD`) as `31 January 2026`. */
export function PostDate({ day }: { readonly day: string }) {
  return <time dateTime={day}>{longDay(day)}</time>;
}
