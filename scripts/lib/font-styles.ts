import type { Font } from "fontkit";

/** Frequency of letters and the space in English, per thousand characters. */
const FREQUENCY: Readonly<Record<string, number>> = {
  ...{ " ": 180, e: 102, t: 75, a: 65, o: 62, i: 57, n: 57, s: 53, r: 50, h: 50, l: 33, d: 33 },
  ...{ u: 23, c: 22, m: 20, f: 19, w: 17, g: 16, p: 15, y: 14, b: 13, v: 8, k: 6 },
};

/** Local fonts that stand in until a web font is there, and their mean advance widths of English text, per em. */
const locals = {
  "Plain Ledger": {
    names: ["Arial", "Liberation Sans", "Helvetica"],
    widths: { regular: 0.44005, bold: 0.47606 },
  },
  "Award Serif": {
    names: ["Times New Roman", "Liberation Serif", "Times"],
    // Measured in Chromium on the headings of the site, so that kerning counts.
    widths: { regular: 0.39865, bold: 0.43118 },
  },
} as const;

/** A family of the site. */
export type Family = keyof typeof locals;

function meanWidth(font: Font): number {
  const entries = Object.entries(FREQUENCY);
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  const width = entries.reduce((sum, [letter, count]) => {
    return sum + count * font.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth;
  }, 0);
  return width / total / font.unitsPerEm;
}

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

/** A local font with the metrics of `font`, so that text doesn't move when the web font loads. */
function fallback(family: Family, weight: number, font: Font): string {
  const { names, widths } = locals[family];
  const isBold = weight >= 600;
  const size = meanWidth(font) / widths[isBold ? "bold" : "regular"];
  const override = (units: number) => percent(units / font.unitsPerEm / size);
  const sources = names.map((name) => `local("${name}${isBold ? " Bold" : ""}")`);
  return `@font-face {
  font-family: "${family} Fallback";
  font-weight: ${isBold ? "600 700" : "400 500"};
  src: ${sources.join(", ")};
  size-adjust: ${percent(size)};
  ascent-override: ${override(font.ascent)};
  descent-override: ${override(-font.descent)};
  line-gap-override: ${override(font.lineGap)};
}`;
}

/** A weight of a font with its glyphs. */
export interface FontFace {
  readonly weight: number;
  readonly font: Font;
}

/**
 * The `@font-face` rules of a web font and of its metric-matched fallbacks.
 *
 * @param file Name of the font's file without its ending.
 */
export function fontStyles(family: Family, file: string, faces: readonly FontFace[]): string {
  const weights = faces.map(({ weight }) => weight).join(" ");
  const rule = `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  font-display: swap;
  src: url("./fonts/${file}.woff2") format("woff2");
}`;
  return [rule, ...faces.map(({ weight, font }) => fallback(family, weight, font))].join("\n\n");
}
