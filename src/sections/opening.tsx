import type { SectionProps } from "./section-props";

/** Shown beside the heading of a page. The page's head renders it (`splitContent`). */
export function Opening({ children }: SectionProps<"Opening">) {
  return children;
}

/** The end of an index, after its list (`splitClosing`). On other pages it is plain text. */
export function Closing({ children }: SectionProps<"Closing">) {
  return children;
}
