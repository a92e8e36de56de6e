import { cut } from "../../lib/text";
import type { Found } from "./find";

const LONGEST_QUOTED = 60;

/** How many entries were found for what, in words. */
export function headline(query: string, { total }: Pick<Found, "total">): string {
  const asked = query.trim();
  const shown = asked.length > LONGEST_QUOTED ? `${cut(asked, LONGEST_QUOTED)}…` : asked;
  if (total === 0) return `No results for “${shown}”`;
  return `${total} ${total === 1 ? "result" : "results"} for “${shown}”`;
}
