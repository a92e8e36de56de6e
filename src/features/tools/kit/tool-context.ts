import { createContext, useContext } from "react";
import { required } from "../../../lib/required";
import type { Problems } from "./fields";
import type { AnyTool } from "./use-tool";

/** What inputs and tables of a tool need to know. */
export interface ToolContextValue extends Pick<
  AnyTool,
  "definition" | "state" | "region" | "ofExample" | "typing" | "setText"
> {
  /** Start of the ids of its fields: an island has no `useId`. */
  readonly id: string;
  readonly problems: Problems;
}

const ToolContext = createContext<ToolContextValue | null>(null);

export const ToolProvider = ToolContext.Provider;

/** The tool that a component is in. @throws {Error} Outside of one. */
export function useToolContext(): ToolContextValue {
  return required(useContext(ToolContext), "The tool's context");
}
