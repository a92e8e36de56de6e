import { matchWord, type WordMatch } from "./match-word";
import { places, type SearchEntry, type SearchIndex } from "./search-file";
import { tellingWords, wordsOf } from "./words";

/** What a search has found. */
export interface Found {
  /** Number of entries. */
  readonly total: number;
  /** The best of them, best first. */
  readonly best: readonly SearchEntry[];
  /** Words of the index that were looked for, plain, to be marked. */
  readonly words: ReadonlySet<string>;
  /** Whether no entry has all that was typed, and these have as much of it as any. */
  readonly isPartial: boolean;
}

/** More words than these narrow a search no further. */
const MOST_WORDS = 8;

/** What a word counts by where it stands, by the bits of `places`. */
const weights = Array.from({ length: 16 }, (_, bits) => {
  const has = (place: number) => (bits & place) > 0;
  return (
    (has(places.title) ? 10 : 0) +
    (has(places.headings) ? 4 : 0) +
    (has(places.description) ? 3 : 0) +
    (has(places.opening) ? 1 : 0)
  );
});

/** A word of a short title says more of its entry. */
const brevity = (entry: SearchEntry | undefined) => 1 + 20 / ((entry?.title.length ?? 0) + 10);

/** Adds to each entry what one typed word counts for it. Rare words count more. */
function addScores(
  index: SearchIndex,
  matches: readonly WordMatch[],
  scores: Float64Array,
  counts: Uint8Array,
): void {
  const own = new Float64Array(scores.length);
  for (const { word, closeness } of matches) {
    const occurrences = index.occurrences(word);
    for (let at = 0; at < occurrences.length; at += 2) {
      const entry = occurrences[at] ?? 0;
      const score = closeness * (weights[occurrences[at + 1] ?? 0] ?? 0);
      if (score > (own[entry] ?? 0)) own[entry] = score;
    }
  }
  const having = own.reduce((sum, score) => sum + (score > 0 ? 1 : 0), 0);
  const rarity = Math.log(1 + own.length / Math.max(1, having));
  own.forEach((score, entry) => {
    if (score === 0) return;
    scores[entry] = (scores[entry] ?? 0) + score * rarity;
    counts[entry] = (counts[entry] ?? 0) + 1;
  });
}

function typedWords(text: string): string[] {
  const telling = tellingWords(text);
  return [...new Set(telling.length > 0 ? telling : wordsOf(text))].slice(0, MOST_WORDS);
}

/**
 * Finds entries for what a visitor has typed so far: those with all of its words, or as many as any
 * has. Titles count most, then headings, description, opening.
 *
 * @param most Most entries to give.
 */
export function find(index: SearchIndex, text: string, most: number): Found {
  const { entries, words } = index;
  const typed = typedWords(text);
  const scores = new Float64Array(entries.length);
  const counts = new Uint8Array(entries.length);
  const meant = new Set<string>();
  for (const word of typed) {
    const matches = matchWord(words, word);
    matches.forEach((match) => meant.add(words[match.word] ?? ""));
    addScores(index, matches, scores, counts);
  }
  const needed = counts.reduce((highest, count) => Math.max(highest, count), 0);
  const found = needed === 0 ? [] : [...entries.keys()].filter((entry) => counts[entry] === needed);
  for (const entry of found) scores[entry] = (scores[entry] ?? 0) * brevity(entries[entry]);
  const best = found
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .slice(0, most)
    .flatMap((entry) => entries[entry] ?? []);
  return { total: found.length, best, words: meant, isPartial: needed < typed.length };
}
