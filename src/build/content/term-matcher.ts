/** A term with its names. */
export interface NamedTerm {
  /** Its address, which identifies it. */
  readonly url: string;
  readonly term: string;
  readonly aliases: readonly string[];
}

/** A mention of a term in a text. */
export interface TermMatch {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

interface Name {
  readonly url: string;
  readonly words: readonly string[];
}

/** A word of a text and its place there. */
interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const BETWEEN = /^(?:\s+|[-\u2010\u2011])$/u;
const JOINED_BEFORE = /[\p{L}\p{N}][-\u2010\u2011]$/u;
const JOINED_AFTER = /^[-\u2010\u2011][\p{L}\p{N}]/u;
const CAPITAL = /\p{Lu}/u;

const wordsOf = (text: string) => text.match(WORD) ?? [];

/** A name's last word in the plural, or in the singular where the name is a plural. */
function otherNumber(word: string): string {
  if (/[^isu]s$/u.test(word)) return word.slice(0, -1);
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:[sx]|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`;
}

function withOtherNumber({ url, words }: Name): Name {
  const last = words.at(-1) ?? "";
  return { url, words: [...words.slice(0, -1), otherNumber(last)] };
}

/** The longest names first; among equals terms, then aliases, then their plurals and singulars. */
function namesOf(terms: readonly NamedTerm[]): readonly Name[] {
  const ordered = terms.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  const own = ordered.map(({ url, term }) => ({ url, words: wordsOf(term) }));
  const others = ordered.flatMap(({ url, aliases }) =>
    aliases.map((alias) => ({ url, words: wordsOf(alias) })),
  );
  const written = [...own, ...others].filter(({ words }) => words.length > 0);
  const all = [...written, ...written.map(withOtherNumber)];
  return all.sort((a, b) => b.words.length - a.words.length);
}

/** A word with a capital, such as RFQ, must match exactly; other words match in any case. */
const isWritten = (word: string, found: string) =>
  word === found || (!CAPITAL.test(word) && word.toLowerCase() === found.toLowerCase());

/**
 * Finds terms in texts: whole words, the longest name first, singular or plural, with spaces or hyphens
 * between the words. Names are looked up by their first word, so that the time grows with the text alone,
 * however many terms there are.
 */
export class TermMatcher {
  readonly #byFirstWord = new Map<string, Name[]>();

  constructor(terms: readonly NamedTerm[]) {
    for (const name of namesOf(terms)) {
      const first = (name.words[0] ?? "").toLowerCase();
      const names = this.#byFirstWord.get(first) ?? [];
      this.#byFirstWord.set(first, names);
      names.push(name);
    }
  }

  /** Where terms are named in a text, in order. */
  matches(text: string): TermMatch[] {
    const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
      word,
      start: index,
      end: index + word.length,
    }));
    const found: TermMatch[] = [];
    let free = 0;
    for (const [at, { word, start }] of words.entries()) {
      if (start < free) continue;
      const names = this.#byFirstWord.get(word.toLowerCase()) ?? [];
      const name = names.find((candidate) => isNamed(text, words, at, candidate));
      if (name === undefined) continue;
      free = words[at + name.words.length - 1]?.end ?? start;
      found.push({ start, end: free, url: name.url });
    }
    return found;
  }
}

/** Whether the words of a text from one on are a name, and no part of a longer word. */
function isNamed(text: string, all: readonly Word[], at: number, { words }: Name): boolean {
  const found = all.slice(at, at + words.length);
  const isSame = words.every((word, index) => isWritten(word, found[index]?.word ?? ""));
  const gaps = found.slice(1).map(({ start }, index) => text.slice(found[index]?.end, start));
  if (!isSame || !gaps.every((gap) => BETWEEN.test(gap))) return false;
  const [start, end] = [found[0]?.start ?? 0, found.at(-1)?.end ?? 0];
  const before = text.slice(Math.max(0, start - 2), start);
  return !JOINED_BEFORE.test(before) && !JOINED_AFTER.test(text.slice(end, end + 2));
}
