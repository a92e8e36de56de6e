/** Space around the text, in points. */
export const MARGIN = 56;
/** Space for the footer. */
export const FOOT = 24;
/** The look of a text, and its tag for screen readers. */
export interface Style {
  readonly tag: "H1" | "H2" | "H3" | "P" | "LBody" | "BlockQuote";
  readonly size: number;
  /** `display` is the typeface of headings; regular without it. */
  readonly face?: "bold" | "display";
  readonly isSoft?: boolean;
  /** Space above. */
  readonly above: number;
  readonly indent?: number;
}

/** The looks of a text's elements. */
export const styles = {
  h2: { tag: "H2", size: 17, face: "display", above: 18 },
  h3: { tag: "H3", size: 11.5, face: "bold", above: 10 },
  p: { tag: "P", size: 10.5, above: 6 },
  note: { tag: "P", size: 9, isSoft: true, above: 4 },
} as const satisfies Readonly<Record<string, Style>>;

/** A cell of a table. */
export interface Cell {
  readonly text: string;
  readonly align: "left" | "right" | "center";
}

/** Space between lines, in parts of the size. Lines of the display typeface are high by themselves. */
export function lineGap({ tag, face }: Style): number {
  if (face === "display") return -0.14;
  return tag.startsWith("H") ? 0.08 : 0.28;
}
