import bidiFactory from "bidi-js";
import type { Font } from "fontkit";

/** The font of a text, and those for the characters that it lacks. */
export type FontStack = readonly [Font, ...Font[]];

/** A part of a line in one font. */
export interface Piece {
  readonly text: string;
  readonly font: Font;
}

const bidi = bidiFactory();

/** Belongs to the character before it: accents, vowel signs, joiners. */
const JOINED = /^[\p{M}\u200C\u200D]$/u;

const isSpace = (text = "") => text === " ";

/** The font of each UTF-16 unit of a text. */
function fontsOf(text: string, fonts: FontStack): readonly Font[] {
  let [font] = fonts;
  return Array.from(text).flatMap((character) => {
    const has = (one: Font) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    if (!JOINED.test(character) || !has(font)) font = fonts.find(has) ?? fonts[0];
    return Array.from({ length: character.length }, () => font);
  });
}

/** Whether a text reads from right to left, as Arabic does. */
export const isRightToLeft = (text: string) =>
  (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1;

/**
 * The parts of a line from left to right, as they are drawn. Each part of Arabic is one word, because a
 * PDF library draws the words of a part from left to right.
 */
export function piecesOf(line: string, stack: FontStack): readonly Piece[] {
  const fonts = fontsOf(line, stack);
  const levels = bidi.getEmbeddingLevels(line);
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels);
  const order = Array.from({ length: line.length }, (_, index) => index);
  for (const [start, end] of bidi.getReorderSegments(line, levels)) {
    order.splice(start, end - start + 1, ...order.slice(start, end + 1).reverse());
  }
  const pieces: { text: string; font: Font; level: number }[] = [];
  for (const index of order) {
    const text = mirrored.get(index) ?? line.charAt(index);
    const font = fonts[index] ?? stack[0];
    const level = levels.levels[index] ?? 0;
    const isReversed = level % 2 === 1;
    const last = pieces.at(-1);
    const isApart = isReversed && isSpace(text) !== isSpace(last?.text.charAt(0));
    if (last?.font !== font || last.level !== level || isApart) pieces.push({ text, font, level });
    else last.text = isReversed ? text + last.text : last.text + text;
  }
  return pieces;
}

/** Width of a line in parts of its size. */
export function widthOf(line: string, fonts: FontStack): number {
  return piecesOf(line, fonts).reduce(
    (sum, { text, font }) => sum + font.layout(text).advanceWidth / font.unitsPerEm,
    0,
  );
}

/** After a space, and before a Chinese character. */
const BREAKS = /(?<= )|(?<=[\p{scx=Han}\p{L}\p{N}，。、：；！？）」])(?=\p{Script=Han})/u;

/** A text in lines of at most a width, in parts of its size. A longer word has a line of its own. */
export function wrap(text: string, fonts: FontStack, width: number): readonly string[] {
  const lines: string[] = [];
  for (const part of text.split(BREAKS)) {
    const longer = (lines.at(-1) ?? "") + part;
    if (lines.length === 0 || widthOf(longer.trimEnd(), fonts) > width) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => line.trimEnd());
}
