import type { ContentNode } from "../../src/content-model/content-tree";
import { textOf } from "../../src/build/content/tree-parts";
import { isRecord } from "../../src/lib/json";

/** The most words of a sentence that a reader takes in at once. */
const LONGEST_SENTENCE = 28;

/** Characters of a title and description that search results show in full. */
const RANGES = { title: [1, 60], description: [70, 155] } as const;

/** Words that nobody says at work, each with what to write. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bmend(?:s|ed|ing)?\b/iu, "fix"],
  [/\breckon(?:s|ed|ing)?\b/iu, "calculate"],
  [/\bshall\b/iu, "must"],
  [/\b(?:stands|stood)\b/iu, "is"],
  [/\btells\b/iu, "says or shows"],
  [/\b(?:puts? off|putting off)\b/iu, "postpone"],
  [/\b(?:rings|rang)\b/iu, "calls or called"],
  [/\bdear(?:er|est)\b/iu, "more or most expensive"],
  [/\bdespatch(?:es|ed)?\b/iu, "dispatch"],
  [/\blorr(?:y|ies)\b/iu, "truck"],
  [/\bno such\b/iu, "unknown"],
];

/** Words that only Indian pages use, each with what to write on a US page. */
const US_WORDS: typeof WORDS = [
  [/₹|\b(?:rupees?|lakhs?|crores?)\b/iu, "an amount in dollars"],
  [
    /\b(?:(?:behavi|col|fav|hon|lab)our|(?:capital|digit|minim|optim|organ|prior|recogn|real|standard|summar)is(?:[ei]|ation)|analysing|catalogue|centre|cheque)\w*|\b(?:analyse[dr]?|programmes?)\b/iu,
    "the US spelling",
  ],
];

/** A sentence or field that an author should look at again. It stops no build. */
export interface StyleWarning {
  /** 1-based line in the file. */
  readonly line: number;
  readonly message: string;
}

const BLOCKS = /^(?:p|li|h[2-6]|t[dh])$/u;

/** Every string inside a value. */
function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  return isRecord(value) ? Object.values(value).flatMap(stringsOf) : [];
}

/** The texts of a tree: one for each block, and the texts of components' props. */
function textsOf(nodes: readonly ContentNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [node];
    const children = node.children ?? [];
    if ("component" in node) return [...stringsOf(node.props), ...textsOf(children)];
    return BLOCKS.test(node.tag) ? [textOf(children)] : textsOf(children);
  });
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const wordCount = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’₹$%-]*/gu)?.length ?? 0;
const short = (text: string) => (text.length > 70 ? `${text.slice(0, 69)}…` : text);

function* messagesOf(sentence: string, words: typeof WORDS): Generator<string> {
  const count = wordCount(sentence);
  if (count > LONGEST_SENTENCE) {
    yield `has a sentence of ${count} words; write at most ${LONGEST_SENTENCE}: "${short(sentence)}"`;
  }
  for (const [pattern, better] of words) {
    const found = pattern.exec(sentence)?.[0];
    if (found !== undefined) yield `says "${found}"; write ${better}: "${short(sentence)}"`;
  }
}

function* fieldMessages(data: unknown): Generator<readonly [text: string, message: string]> {
  if (!isRecord(data)) return;
  for (const [field, [least, most]] of Object.entries(RANGES)) {
    const text = data[field];
    if (typeof text !== "string" || (text.length >= least && text.length <= most)) continue;
    const range = field === "title" ? `at most ${most}` : `${least} to ${most}`;
    yield [text, `has a ${field} of ${text.length} characters; write ${range}`];
  }
}

/** Finds the line of a text by its first words, which are almost always on one line. */
function lineFinder(source: string): (text: string) => number {
  const lines = source.split("\n").map((line) => line.replaceAll("\u00A0", " "));
  return (text) => {
    const [start = ""] = /^.{0,24}/u.exec(text.replaceAll("\u00A0", " ")) ?? [];
    return Math.max(1, lines.findIndex((line) => line.includes(start)) + 1);
  };
}

/**
 * Lists long sentences, words that sound translated, Indian words on US pages, and titles and
 * descriptions out of range.
 *
 * @param source The file as written, for line numbers.
 * @param data Its fields.
 * @param tree Its text; empty for a YAML file.
 */
export function styleWarnings(
  source: string,
  data: unknown,
  tree: readonly ContentNode[],
): readonly StyleWarning[] {
  const lineOf = lineFinder(source);
  const words = isRecord(data) && data.region === "us" ? [...WORDS, ...US_WORDS] : WORDS;
  const spoken = [...stringsOf(data), ...textsOf(tree)]
    .filter((text) => !/^(?:\/|https?:)/u.test(text))
    .flatMap((text) => [...sentences.segment(text)])
    .flatMap(({ segment }) =>
      [...messagesOf(segment.trim(), words)].map((message) => ({ segment, message })),
    )
    .map(({ segment, message }) => ({ line: lineOf(segment.trim()), message }));
  const fields = [...fieldMessages(data)].map(([text, message]) => ({
    line: lineOf(text),
    message,
  }));
  return [...fields, ...spoken].sort((a, b) => a.line - b.line);
}
