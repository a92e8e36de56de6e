import type { Tool } from "../shared/use-tool-state";
import type { Figures } from "./figures";
import type { Comparison, Ranks } from "./comparison";

/** What the parts of the tool's view get. */
export interface PartProps<Shown extends Ranks = Ranks> {
  /** Start of their fields' ids. */
  readonly id: string;
  readonly tool: Tool<Figures>;
  readonly comparison: Shown;
}

/** What the parts that explain the result get. */
export type DetailProps = PartProps<Comparison>;
