import type { AnyToolName } from "../../../lib/tool-names";
import type { DrawnRow } from "../../../ui/charts/rows";
import type { BarPart } from "../../../ui/charts/scale";
import type { ToolRegion } from "./region";

type Drawing =
  | { readonly kind: "bars"; readonly rows: readonly DrawnRow[] }
  /** A line in a box of 100 × 100, with the values at its ends. */
  | { readonly kind: "curve"; readonly line: string; readonly start: string; readonly end: string }
  | {
      readonly kind: "chain";
      readonly steps: readonly { readonly name: string; readonly task: string }[];
    }
  | {
      readonly kind: "range";
      readonly low: string;
      readonly high: string;
      readonly parts: readonly BarPart[];
    };

/** The result of a tool's worked example in small, as a card shows it. The build makes it. */
export interface Miniature {
  /** The result in a few words. */
  readonly headline: string;
  /** What the drawing shows. */
  readonly caption: string;
  readonly drawing: Drawing;
}

/** Miniatures for the readers of each region, or of the one that a page is for. */
export type Miniatures = Readonly<
  Partial<Record<AnyToolName, Readonly<Partial<Record<ToolRegion, Miniature>>>>>
>;
