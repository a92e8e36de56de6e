import type { AnyToolName } from "../../../lib/tool-names";
import type { ToolRegion } from "./region";

/** A bar of a miniature. Its ends are parts of the width, 0 to 1. */
export interface MiniatureBar {
  readonly label: string;
  readonly value: string;
  readonly to: number;
  /** Where what is added to the first part of the bar starts. */
  readonly added?: number;
  readonly isMarked?: boolean;
}

type Drawing =
  | { readonly kind: "bars"; readonly bars: readonly MiniatureBar[] }
  /** A line in a box of 100 × 40, with the values at its ends. */
  | { readonly kind: "curve"; readonly line: string; readonly start: string; readonly end: string }
  | {
      readonly kind: "chain";
      readonly steps: readonly { readonly name: string; readonly task: string }[];
    }
  | {
      readonly kind: "range";
      readonly low: string;
      readonly high: string;
      readonly from: number;
      readonly base: number;
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
