import type { BuiltPage } from "./built-pages";

/** A sentence that visitors read. */
export interface PageSentence {
  readonly url: string;
  readonly text: string;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Elements whose text is prose. A block inside another is read once, with the inner one. */
const PROSE =
  "p, li, h1, h2, h3, h4, figcaption, dd, td, blockquote, summary, button, label, small";

/** The sentences of a page's body, each once. Texts of fewer than four words are no sentences. */
export function sentencesOf({ url, document }: BuiltPage): readonly PageSentence[] {
  const blocks = document
    .querySelectorAll("main")
    .flatMap((main) => main.querySelectorAll(PROSE))
    .filter((block) => block.querySelector(PROSE) === null);
  const texts = blocks.flatMap(({ structuredText }) =>
    [...segmenter.segment(structuredText.replaceAll(/\s+/gu, " "))].map(({ segment }) =>
      segment.trim(),
    ),
  );
  return [...new Set(texts)]
    .filter((text) => text.split(" ").filter((word) => /\p{L}{2}/u.test(word)).length >= 4)
    .map((text) => ({ url, text }));
}

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws items at random, each at most once; the same ones for the same seed. */
export function draw<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item);
}
