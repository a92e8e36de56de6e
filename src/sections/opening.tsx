import type { SectionProps } from "./section-props";

/** What a page opens with beside its heading. The page's head shows it (`contentParts`). */
export function Opening({ children }: SectionProps<"Opening">) {
  return children;
}

/** What a home page ends with, after its calculator, and an index after its list (`splitClosing`). Elsewhere it is plain text. */
export function Closing({ children }: SectionProps<"Closing">) {
  return children;
}
