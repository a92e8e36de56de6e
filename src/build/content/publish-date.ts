import { today } from "../../lib/today";

/** Sorts after every day: when a draft is published. */
export const NEVER = "never";

/**
 * The day from which visitors see an entry: "" for always, {@link NEVER} for a draft.
 *
 * @param fields The entry's, of which `draft` and `date` decide.
 */
export function releaseOf({ draft, date }: Readonly<Record<string, unknown>>): string {
  if (draft === true) return NEVER;
  return typeof date === "string" ? date : "";
}

/** The last release that is shown: the day of the build, in UTC, or everything in `gatsby develop`. */
export const shownUntil = () =>
  process.env.gatsby_executing_command === "develop" ? NEVER : today();
