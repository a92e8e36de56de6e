import type Big from "big.js";
import type { SingleField } from "../fields";
import { problemOf } from "../read-row";
import type { ToolRegion } from "../region";
import type { AmountStyle } from "./amounts";
import type { DateOrder } from "./moments";
import type { ImportTarget } from "./target";

/** How a file writes its values. */
export interface FileStyle extends AmountStyle {
  readonly order: DateOrder;
  /** Whether 0.18 is 18%, as in cells that Excel shows as percentages. */
  readonly hasShares: boolean;
}

/** What is known of a file. */
export interface FileFacts {
  readonly target: ImportTarget;
  readonly region: ToolRegion;
  readonly style: FileStyle;
  /** Whether the tool wrote the file: it has no words for numbers. */
  readonly isOwn: boolean;
  /** The unit of the price; null if the file has none. */
  readonly unit: string | null;
  /** The quantity that amounts for one unit are multiplied by; null if nobody knows it. */
  readonly quantity: Big | null;
}

/** A cell as the tool takes it. */
export interface Value {
  readonly text: string;
  /** Why it can't be read; null if it can. */
  readonly problem: string | null;
  /** How it was read, for a cell that says something else; null if as written. */
  readonly how: string | null;
  /** The choice that it stands for, in place of an amount. */
  readonly implied: string | null;
  /** What an amount may be in. */
  readonly currencies: readonly string[];
  /** What it may stand for, for a choice that the file writes in another way. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** A cell as the tool takes it: read as it is, but for what else is said of it. */
export const value = (text: string, more: Partial<Value> = {}): Value => ({
  text,
  problem: null,
  how: null,
  implied: null,
  currencies: [],
  choices: [],
  ...more,
});

/**
 * A text that isn't read goes into the tool as it is, so that nothing is lost. There it is a mistake, with a mark
 * where the tool would read it.
 */
export function unread(
  text: string,
  problem: string,
  field: SingleField,
  region: ToolRegion,
): Value {
  return value(problemOf(field, text, region) === null ? `${text} ?` : text, { problem });
}
