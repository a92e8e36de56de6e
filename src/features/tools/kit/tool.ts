import type { RefObject } from "react";
import type { StateOf, ToolFields } from "./fields";
import type { Origin } from "./keeper";
import type { ToolRegion } from "./region";

/** The state of a tool, and what a visitor can do with it. The functions stay the same ones. */
export interface Tool<Own extends ToolFields> {
  readonly definition: Own;
  readonly state: StateOf<Own>;
  /** Whose money and words the figures are in. Those of a link or draft keep theirs. */
  readonly region: ToolRegion;
  readonly origin: Origin;
  /** The element that has its fields. */
  readonly root: RefObject<HTMLElement>;
  /** Whether scripts run. */
  readonly isReady: boolean;
  /** Whether the visitor has paused since the last change: time to announce the result. */
  readonly isSettled: boolean;
  /** Path of the field that is being typed into. Its problem is shown once the visitor pauses. */
  readonly typing: string | null;
  /**
   * Changes the state that there is when the change is made. It is one step of undo.
   *
   * @param imported Paths of fields, and keys of lists, that are the visitor's afterwards.
   */
  readonly change: (
    update: (state: StateOf<Own>) => StateOf<Own>,
    imported?: readonly string[],
  ) => void;
  /** Changes the text of a field. Its characters are undone together. */
  readonly setText: (path: string, text: string) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The worked example. */
  readonly example: StateOf<Own>;
  /** Paths of what is still the worked example's, beside figures of the visitor. */
  readonly ofExample: ReadonlySet<string>;
  /** Whether the example was emptied and nothing typed yet: what is missing is no mistake then. */
  readonly isEmptied: boolean;
  /** Empties what is still the worked example's; all of it before the first change. */
  readonly emptyExample: () => void;
  /** Puts the worked example back and deletes the draft. It can be undone until the page is left. */
  readonly clear: () => void;
  /** Makes a copy the visitor's own figures, in place of the draft. */
  readonly keepCopy: () => void;
  /** Goes back from a copy to the visitor's own figures, or to the worked example. */
  readonly closeCopy: () => void;
  /** The address of the tool's page with these figures, without the host. Compresses them. */
  readonly link: () => string;
}

/** A tool of any fields. */
export type AnyTool = Omit<Tool<ToolFields>, "state" | "example" | "change"> & {
  readonly state: object;
};
