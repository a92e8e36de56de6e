import type { ToolRegion } from "./region";

/** Where a tool is, and the figures that content gives it. */
export type ToolPlace =
  /** Its own page, which has one tool for each region; or a home page, whose region decides. */
  | { readonly kind: "page" | "home"; readonly region: ToolRegion; readonly figures: unknown }
  /** Inside a text. */
  | {
      readonly kind: "embed";
      readonly id: string;
      readonly region: ToolRegion;
      readonly figures: unknown;
    };

/** What a page gives to the island of a tool. */
export interface ToolProps {
  readonly title: string;
  readonly place: ToolPlace;
}
