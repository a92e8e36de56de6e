import type { Tool } from "../shared/use-tool-state";
import type { Figures } from "./figures";

/** What every part of the tool gets. */
export interface PartViewProps {
  readonly tool: Tool<Figures>;
  /** Start of the ids of the fields. */
  readonly id: string;
  readonly level: 2 | 3;
}
