import type { Question } from "./questions";
import type { Changes } from "./target";
import type { Use, UseOption } from "./uses";
import type { Value } from "./value";

/** A row of the preview. */
export interface ProposedLine extends Use {
  /** The heading in the file. */
  readonly heading: string;
  readonly cells: readonly Pick<Value, "text" | "problem" | "how">[];
  /** Whether it belongs to no supplier. */
  readonly isOnce: boolean;
}

/** A cell that can't be read. */
export interface Unread {
  readonly line: string;
  readonly supplier: string;
  readonly text: string;
  readonly problem: string;
}

/** What an import would change, and what the visitor must decide first. */
export interface Proposal {
  readonly suppliers: readonly string[];
  readonly lines: readonly ProposedLine[];
  readonly options: readonly UseOption[];
  readonly questions: readonly Question[];
  readonly unread: readonly Unread[];
  /** Sentences about what is cut or missing. */
  readonly notes: readonly string[];
  /** How many lines wait for the visitor's choice. */
  readonly open: number;
  /** Whether nothing is open and there is something to use. */
  readonly isReady: boolean;
  /** Whether the tool wrote the file. */
  readonly isOwn: boolean;
  readonly changes: Changes;
}
