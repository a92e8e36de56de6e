import type { SectionProps } from "./section-props";

/** What a page opens with beside its heading. The page's head shows it (`contentParts`). */
export function Opening({ children }: SectionProps<"Opening">) {
  return children;
}

/** What an index ends with, after its list (`splitClosing`). Elsewhere it is plain text. */
export function Closing({ children }: SectionProps<"Closing">) {
  return children;
}
