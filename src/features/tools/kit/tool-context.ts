import { createContext, useContext } from "react";
import { required } from "../../../lib/required";
import type { Problems, ToolFields } from "./fields";
import type { ToolRegion } from "./region";

/** What inputs and tables of a tool need to know. */
export interface ToolContextValue {
  /** Start of the ids of its fields: an island has no `useId`. */
  readonly id: string;
  readonly definition: ToolFields;
  readonly state: object;
  readonly region: ToolRegion;
  readonly problems: Problems;
  /** Paths of what is still the worked example's, beside figures of the visitor. */
  readonly ofExample: ReadonlySet<string>;
  /** Path of the field that is being typed into. */
  readonly typing: string | null;
  readonly setText: (path: string, text: string) => void;
}

const ToolContext = createContext<ToolContextValue | null>(null);

export const ToolProvider = ToolContext.Provider;

/** The tool that a component is in. @throws {Error} Outside of one. */
export function useToolContext(): ToolContextValue {
  return required(useContext(ToolContext), "The tool's context");
}
