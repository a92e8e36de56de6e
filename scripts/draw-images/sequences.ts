import { area, figure, sheet, text, type Colour } from "./svg";

interface Stretch {
  readonly days: number;
  readonly words: string;
  readonly colour: Colour;
}

/** Stretches of days after one another, with the day on which each ends. */
export function timeline(stretches: readonly Stretch[], y: number): string {
  const all = stretches.reduce((sum, { days }) => sum + days, 0);
  const scale = (sheet.right - sheet.left) / all;
  let day = 0;
  return stretches
    .map(({ days, words, colour }) => {
      const x = sheet.left + day * scale;
      day += days;
      const end = sheet.left + day * scale;
      const isDark = colour === "ink" || colour === "leaf";
      return [
        area(x, y, days * scale, 110, colour, 4),
        text((x + end) / 2, y + 76, words, {
          size: 60,
          weight: 700,
          anchor: "middle",
          colour: isDark ? "paper" : "ink",
        }),
        text(end, y + 180, `day ${day}`, { size: 56, colour: "soft", anchor: "end" }),
      ].join("");
    })
    .join("");
}

/** As many squares as there are things, filled from the first on, row by row. */
export function squares(
  counts: readonly { readonly count: number; readonly colour: Colour }[],
  place: {
    readonly top: number;
    readonly columns: number;
    readonly gap: number;
    readonly high?: number;
  },
): string {
  const cell = (sheet.right - sheet.left + place.gap) / place.columns;
  const side = cell - place.gap;
  const high = place.high ?? side;
  return counts
    .flatMap(({ count, colour }) => Array.from({ length: count }, () => colour))
    .map((colour, index) => {
      const x = sheet.left + (index % place.columns) * cell;
      const y = place.top + Math.floor(index / place.columns) * (high + place.gap);
      return area(x, y, side, high, colour, colour === "paper" ? 3 : 0);
    })
    .join("");
}

/** What it was and what it became, with what is counted. */
export function change(y: number, from: string, to: string, what: string): string {
  return [
    text(sheet.left, y, from, { size: 84, colour: "soft" }),
    text(490, y, "→", { size: 84, anchor: "middle" }),
    figure(570, y, to, true, { size: 84 }),
    text(sheet.right, y, what, { size: 60, anchor: "end" }),
  ].join("");
}
