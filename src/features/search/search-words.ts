import { fold } from "../../lib/text";

/** A word or a number, as a group so that `split` keeps it. */
export const WORD = /([\p{L}\p{M}\p{N}]+)/gu;

/** A word as it is compared: in any case, with any accents, and a plural like its singular. */
export function comparable(word: string): string {
  const folded = fold(word);
  return /..[^isu]s$/u.test(folded) ? folded.slice(0, -1) : folded;
}
