/** Address of the figure behind the head of a page: `/about/` has `/figures/about.svg`. */
export function figureOf(url: string): string {
  return `/figures/${url.replaceAll("/", "-").replace(/^-+|-+$/gu, "") || "home"}.svg`;
}
