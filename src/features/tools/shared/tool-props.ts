import type { ToolName } from "../../../lib/tool-names";

/** Whose money and words a tool uses. */
export type ToolRegion = "in" | "us";

/** Where a tool is: its own page, whose address has the figures, or inside a text with given figures. */
export type ToolPlace =
  | { readonly kind: "page"; readonly in: unknown; readonly us: unknown }
  | {
      readonly kind: "embed";
      readonly id: string;
      /** What is there at first: the fields too, or the result until the visitor opens them. */
      readonly shows: "fields" | "result";
      readonly region: ToolRegion;
      readonly figures: unknown;
    };

/** What a page gives to the island of a tool. */
export interface ToolProps {
  readonly title: string;
  readonly place: ToolPlace;
}

/** What the view of a tool gets: a feature doesn't know the region. */
export interface ToolViewProps extends ToolProps {
  /** The visitor's region, India in prerendered HTML. */
  readonly visitorRegion: ToolRegion;
}

/** The result of a tool without its fields: a sentence and a table. */
export interface ToolResultText {
  readonly headline: string;
  readonly detail?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Index of the row that is the result. */
  readonly marked: number;
}

/** What the shared parts need to know about a tool. `State` is JSON and has inputs as they were typed. */
export interface ToolDefinition<State> {
  readonly name: ToolName;
  /**
   * Makes a state of anything: the figures of content, a link or a draft. Each field is checked on its
   * own, and a field that can't be used is empty or has its default.
   */
  readonly parse: (figures: unknown, region: ToolRegion) => State;
}
