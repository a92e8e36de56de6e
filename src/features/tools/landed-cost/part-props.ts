import type { Tool } from "../shared/use-tool-state";
import type { Figures } from "./figures";
import type { Comparison } from "./use-comparison";

/** What the parts of the tool's view get. */
export interface PartProps {
  /** Start of their fields' ids. */
  readonly id: string;
  readonly tool: Tool<Figures>;
  readonly comparison: Comparison;
}
