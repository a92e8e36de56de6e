/** The light scheme of src/styles/tokens.css: an image stands on paper in either. */
export const colours = {
  paper: "#faf8f3",
  ink: "#12241c",
  soft: "#4a5a52",
  rule: "#d9d5c9",
  leaf: "#23703f",
  pale: "#e6efe4",
  marigold: "#f4b740",
} as const;

export type Colour = keyof typeof colours;

/** Size of a cover in pixels, and the edges of what is drawn on it. */
export const sheet = { width: 1600, height: 900, left: 80, right: 1520 } as const;

/**
 * Least size of letters in pixels of a cover: on a phone 360 px wide a cover fills 328, and these
 * are 11.5 px high.
 */
export const LEAST_LETTERS = 56;

interface Letters {
  readonly size?: number;
  readonly weight?: 400 | 700;
  readonly colour?: Colour;
  readonly anchor?: "start" | "middle" | "end";
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escaped = (words: string) => words.replace(/[&<>]/gu, (sign) => escapes[sign] ?? sign);

/** Words with their baseline at `y`. */
export function text(x: number, y: number, words: string, letters: Letters = {}): string {
  const { size = 60, weight = 400, colour = "ink", anchor = "start" } = letters;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colours[colour]}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

/** A filled area; with `edge`, one with an ink line inside its border. */
export function area(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  edge = 0,
): string {
  const inset = edge / 2;
  const stroke = edge === 0 ? "" : ` stroke="${colours.ink}" stroke-width="${edge}"`;
  return `<rect x="${x + inset}" y="${y + inset}" width="${width - edge}" height="${height - edge}" fill="${colours[colour]}"${stroke}/>`;
}

/** A line through points, each `[x, y]`. */
export function line(
  points: readonly (readonly [number, number])[],
  {
    width = 4,
    colour = "ink",
    dashes = "",
  }: { width?: number; colour?: Colour; dashes?: string } = {},
): string {
  const dash = dashes === "" ? "" : ` stroke-dasharray="${dashes}"`;
  return `<polyline points="${points.map((point) => point.join(",")).join(" ")}" fill="none" stroke="${colours[colour]}" stroke-width="${width}"${dash}/>`;
}

/** Widths in parts of the size of what is not as wide as the font's figures. */
const widths: Readonly<Record<string, number>> = {
  ",": 0.3,
  ".": 0.3,
  " ": 0.25,
  ":": 0.3,
  "₹": 0.62,
  "%": 0.9,
  A: 0.66,
};

/** About how wide a figure is. */
export function widthOf(figure: string, size: number): number {
  return Array.from(figure).reduce((sum, sign) => sum + (widths[sign] ?? 0.6), 0) * size;
}

/** A bold figure on the highlighter. */
export function marked(x: number, y: number, figure: string, letters: Letters = {}): string {
  const { size = 60, anchor = "start" } = letters;
  const width = widthOf(figure, size);
  const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
  const padding = size * 0.15;
  return (
    area(start - padding, y - size * 0.9, width + 2 * padding, size * 1.15, "marigold") +
    text(x, y, figure, { ...letters, weight: 700, colour: "ink" })
  );
}

/** A figure, on the highlighter where it is the one that counts. */
export function figure(x: number, y: number, value: string, isMarked: boolean, letters: Letters) {
  return isMarked ? marked(x, y, value, letters) : text(x, y, value, letters);
}
