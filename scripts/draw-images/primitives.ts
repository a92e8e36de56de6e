import { area, figure, line, sheet, text, type Colour } from "./svg";

/** The window's title, with its unit at the right, and what it shows below. */
export function frame(title: string, unit: string, ...content: readonly string[]): string {
  const { left, right } = sheet;
  return [
    text(left, 136, title, { size: 68, weight: 700 }),
    text(right, 136, unit, { size: 56, colour: "soft", anchor: "end" }),
    line([
      [left, 180],
      [right, 180],
    ]),
    ...content,
  ].join("");
}

/** A square with a letter in it. */
export function chip(x: number, y: number, letter: string, colour: Colour = "paper"): string {
  const side = 84;
  return (
    area(x - side / 2, y - side / 2, side, side, colour, 4) +
    text(x, y + 21, letter, { size: 60, weight: 700, anchor: "middle" })
  );
}

interface Part {
  readonly value: number;
  readonly colour: Colour;
}

interface Bar {
  readonly label: string;
  readonly parts: readonly Part[];
  readonly figure: string;
  readonly isMarked?: boolean;
}

interface BarsPlace {
  /** Where the bars start, and where the longest ends. */
  readonly from: number;
  readonly to: number;
  readonly top: number;
  /** From one bar to the next. */
  readonly step: number;
  readonly thick: number;
}

/** Bars on one scale, with their labels at the left and their figures at the right edge. */
export function bars(rows: readonly Bar[], place: BarsPlace): string {
  const sum = (parts: readonly Part[]) => parts.reduce((total, { value }) => total + value, 0);
  const most = Math.max(...rows.map(({ parts }) => sum(parts)));
  const scale = (place.to - place.from) / most;
  return rows
    .map(({ label, parts, figure: value, isMarked = false }, index) => {
      const y = place.top + index * place.step;
      const baseline = y + place.thick / 2 + 22;
      let x = place.from;
      const drawn = parts.map((part) => {
        const width = part.value * scale;
        x += width;
        return area(x - width, y, width, place.thick, part.colour);
      });
      return [
        text(sheet.left, baseline, label, { size: 62 }),
        ...drawn,
        figure(sheet.right, baseline, value, isMarked, { size: 66, anchor: "end" }),
      ].join("");
    })
    .join("");
}

/** What a colour stands for. */
export function key(x: number, y: number, colour: Colour, words: string): string {
  return area(x, y - 42, 44, 44, colour, 4) + text(x + 64, y, words, { size: 56, colour: "soft" });
}

interface Row {
  readonly label: string;
  readonly cells: readonly string[];
}

interface TablePlace {
  readonly head: readonly string[];
  /** Right edges of the columns of figures. */
  readonly edges: readonly number[];
  /** Row and column of the figure that counts. */
  readonly marked: readonly [number, number];
}

/** A table whose last row is the result. */
export function table(rows: readonly Row[], { head, edges, marked: [row, column] }: TablePlace) {
  const cells = (values: readonly string[], y: number, isRow: boolean, marks: number) =>
    values.map((value, index) =>
      figure(edges[index] ?? 0, y, value, index === marks, {
        size: 76,
        weight: isRow ? 400 : 700,
        anchor: "end",
      }),
    );
  return [
    ...cells(head, 300, false, -1),
    ...rows.flatMap(({ label, cells: values }, index) => {
      const y = 455 + index * 165;
      const isLast = index === rows.length - 1;
      return [
        line(
          [
            [sheet.left, y - 108],
            [sheet.right, y - 108],
          ],
          { width: isLast ? 5 : 3, colour: isLast ? "ink" : "rule" },
        ),
        text(sheet.left, y, label, { size: 66, weight: isLast ? 700 : 400 }),
        ...cells(values, y, true, index === row ? column : -1),
      ];
    }),
  ].join("");
}

interface Bid {
  readonly minute: number;
  readonly bidder: string;
  readonly amount: number;
}

/** Bids that fall in steps over time; the first is the start price, the last the close. */
export function ladder(bids: readonly Bid[], top: number, bottom: number): string {
  const last = bids.at(-1);
  const first = bids[0];
  if (first === undefined || last === undefined) return "";
  const x = (minute: number) =>
    sheet.left + (minute / last.minute) * (sheet.right - sheet.left - 60);
  const y = (amount: number) =>
    top + ((first.amount - amount) / (first.amount - last.amount)) * (bottom - top);
  const steps = bids.slice(1).flatMap((bid, index): [number, number][] => {
    const before = bids[index] ?? first;
    return [
      [x(bid.minute), y(before.amount)],
      [x(bid.minute), y(bid.amount)],
    ];
  });
  return [
    line([[sheet.left, top], ...steps, [sheet.right, bottom]], { width: 8 }),
    ...bids
      .slice(1, -1)
      .map(({ minute, bidder, amount }) =>
        chip(x(minute), y(amount), bidder, amount === last.amount ? "pale" : "paper"),
      ),
  ].join("");
}
