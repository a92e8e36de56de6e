import type { SectionProps } from ".";

/** What a page opens with beside its heading. The page's head shows it (`contentParts`). */
export function Opening({ children }: SectionProps<"Opening">) {
  return children;
}
