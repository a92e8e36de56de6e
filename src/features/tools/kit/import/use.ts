import type { Slot } from "./slots";

/** What a line is used for: a slot, nothing, or what the visitor still has to choose. */
export type Use = Slot | { readonly kind: "left-out" } | { readonly kind: "undecided" };

/** The use of a line, why it isn't used, or how, and the name of an added line. */
export interface Decided {
  readonly use: Use;
  /** Empty if all of it is used. */
  readonly note: string;
  readonly name: string;
}

export const LEFT_OUT: Use = { kind: "left-out" };
export const UNDECIDED: Use = { kind: "undecided" };
