import type { Sfnt } from "./sfnt";

/** Letters of English by their number in a thousand characters of text, the space included. */
const FREQUENCY: Record<string, number> = {
  ...{ " ": 180, e: 102, t: 75, a: 65, o: 62, i: 57, n: 57, s: 53, r: 50, h: 50, l: 33, d: 33 },
  ...{ u: 23, c: 22, m: 20, f: 19, w: 17, g: 16, p: 15, y: 14, b: 13, v: 8, k: 6 },
};

/** Advance widths of Arial, Helvetica and Liberation Sans in thousandths (Adobe's font metrics). */
const ARIAL = {
  plain: { " ": 278, f: 278, i: 222, l: 222, t: 278, r: 333, m: 833, w: 722 },
  plainRest: { c: 500, k: 500, s: 500, v: 500, y: 500, other: 556 },
  bold: { " ": 278, f: 333, i: 278, l: 278, t: 333, r: 389, m: 889, w: 778 },
  boldRest: { a: 556, c: 556, e: 556, k: 556, s: 556, v: 556, y: 556, other: 611 },
};

const arialPlain: Record<string, number> = { ...ARIAL.plain, ...ARIAL.plainRest };
const arialBold: Record<string, number> = { ...ARIAL.bold, ...ARIAL.boldRest };

/** Mean advance width of English text, as part of the font's size. */
function meanWidth(widthOf: (letter: string) => number): number {
  const entries = Object.entries(FREQUENCY);
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  return entries.reduce((sum, [letter, count]) => sum + count * widthOf(letter), 0) / total;
}

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

/** A local font stretched to a font's widths and heights, so that both set the same lines. */
function fallback(font: Sfnt, arial: Record<string, number>, name: string, weights: string) {
  const own = meanWidth((letter) => font.width(font.glyphs.get(letter.charCodeAt(0)) ?? 0));
  const size = own / meanWidth((letter) => (arial[letter] ?? arial.other ?? 0) / 1000);
  const { ascent, descent, lineGap } = font.heights;
  const sources = [`Arial${name}`, `Liberation Sans${name}`, `Helvetica${name}`];
  return `@font-face {
  font-family: "Plain Ledger Fallback";
  font-weight: ${weights};
  src: ${sources.map((source) => `local("${source}")`).join(", ")};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: ${percent(lineGap / size)};
}`;
}

/** Runs of consecutive code points, as CSS writes them. */
function unicodeRange(codes: Iterable<number>): string {
  const runs: [number, number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(", ");
}

interface FontFiles {
  readonly plain: Sfnt;
  readonly bold: Sfnt;
  readonly weights: { readonly min: number; readonly max: number };
}

/** The `@font-face` rules of the site's font and of the fonts that stand in for it. */
export function fontStyles({ plain, bold, weights }: FontFiles): string {
  return `/* Written by scripts/subset-font.ts (docs/decisions/0021-font.md).
   Characters: ${unicodeRange(plain.glyphs.keys())} */
@font-face {
  font-family: "Plain Ledger";
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  src: url("./fonts/plain-ledger.woff2") format("woff2");
}

${fallback(plain, arialPlain, "", "400 500")}

${fallback(bold, arialBold, " Bold", "600 700")}
`;
}
