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

/** A node of the tree of words: the words that may follow, and the names that end here. */
interface Step {
  readonly next: Map<string, Step>;
  readonly names: Name[];
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

/** Names by precedence: terms, aliases, then their plurals and singulars. */
function namesOf(terms: readonly NamedTerm[]): readonly Name[] {
  const ordered = terms.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  const own = ordered.map(({ url, term }) => ({ url, words: wordsOf(term) }));
  const others = ordered.flatMap(({ url, aliases }) =>
    aliases.map((alias) => ({ url, words: wordsOf(alias) })),
  );
  const written = [...own, ...others].filter(({ words }) => words.length > 0);
  return [...written, ...written.map(withOtherNumber)];
}

/** A word with a capital, such as RFQ, must match exactly; other words match in any case. */
const isWritten = ({ words }: Name, found: readonly string[]) =>
  words.every((word, index) => !CAPITAL.test(word) || word === found[index]);

/**
 * Finds terms in texts: whole words, the longest name first, singular or plural, with spaces or hyphens
 * between the words. All names are one tree of words, so that the time grows with the text alone,
 * however many terms there are.
 */
export class TermMatcher {
  readonly #root: Step = { next: new Map(), names: [] };

  constructor(terms: readonly NamedTerm[]) {
    for (const name of namesOf(terms)) {
      let step = this.#root;
      for (const word of name.words) {
        const key = word.toLowerCase();
        const next = step.next.get(key) ?? { next: new Map(), names: [] };
        step.next.set(key, next);
        step = next;
      }
      step.names.push(name);
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
    for (let at = 0; at < words.length; at += 1) {
      const { length, url } = this.#longest(text, words, at);
      const [first, last] = [words[at], words[at + length - 1]];
      if (length === 0 || first === undefined || last === undefined) continue;
      found.push({ start: first.start, end: last.end, url });
      at += length - 1;
    }
    return found;
  }

  /** The longest name that begins at a word, by its number of words. */
  #longest(
    text: string,
    words: readonly { readonly word: string; readonly start: number; readonly end: number }[],
    from: number,
  ): { length: number; url: string } {
    let best = { length: 0, url: "" };
    let step = this.#root;
    for (let at = from; at < words.length; at += 1) {
      const [own, before] = [words[at], words[at - 1]];
      const next = own && step.next.get(own.word.toLowerCase());
      if (own === undefined || next === undefined) break;
      step = next;
      if (at > from && !BETWEEN.test(text.slice(before?.end, own.start))) break;
      if (at === from && JOINED_BEFORE.test(text.slice(Math.max(0, own.start - 2), own.start)))
        break;
      if (step.names.length === 0 || JOINED_AFTER.test(text.slice(own.end, own.end + 2))) continue;
      const found = words.slice(from, at + 1).map(({ word }) => word);
      const name = step.names.find((candidate) => isWritten(candidate, found));
      if (name !== undefined) best = { length: found.length, url: name.url };
    }
    return best;
  }
}
