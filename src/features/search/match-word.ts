import { mostSlips, slipsBetween } from "./slips";

/** A word of the index that a typed one may mean. */
export interface WordMatch {
  /** Number of the word in the index. */
  readonly word: number;
  /** 1 for the very word, less for others. */
  readonly closeness: number;
}

/** Most words that a typed one stands for; of a letter or two there would be hundreds. */
const MOST = 60;

const BEGINNING = 0.8;
const SLIP = 0.5;
const EACH_SLIP = 0.1;

/** Number of the first word that does not come before a text. */
function firstFrom(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A typed part of a word means it the more, the less is missing. */
const share = (part: number, whole: number) => Math.sqrt(Math.min(1, part / whole));

function beginningWith(words: readonly string[], typed: string): WordMatch[] {
  const found: WordMatch[] = [];
  for (let word = firstFrom(words, typed); words[word]?.startsWith(typed) === true; word += 1) {
    const { length } = words[word] ?? "";
    const closeness = length === typed.length ? 1 : BEGINNING * share(typed.length, length);
    found.push({ word, closeness });
  }
  return found;
}

/** @param letters First letters that a word may have; all, without. */
function withSlips(words: readonly string[], typed: string, letters: string | null): WordMatch[] {
  const most = mostSlips(typed);
  if (most === 0) return [];
  const found: WordMatch[] = [];
  for (const [word, other] of words.entries()) {
    if (letters !== null && !letters.includes(other.charAt(0))) continue;
    const between = slipsBetween(typed, other, most);
    if (between === null) continue;
    const closeness = (SLIP - EACH_SLIP * between.slips) * share(between.length, other.length);
    found.push({ word, closeness });
  }
  return found;
}

/**
 * The words that a typed one means: itself and those that begin with it; where there is none, those
 * that it may be a slip for. Slips in the first letter are rare, so they are looked for last.
 *
 * @param words In the order of their code units.
 */
export function matchWord(words: readonly string[], typed: string): readonly WordMatch[] {
  let found = beginningWith(words, typed);
  // A slip may swap the first two letters.
  if (found.length === 0) found = withSlips(words, typed, typed.slice(0, 2));
  if (found.length === 0) found = withSlips(words, typed, null);
  return found.sort((a, b) => b.closeness - a.closeness).slice(0, MOST);
}
