/** Address of the figure behind the head of a page: `/about/` has `/figures/about.svg`. */
export function figureOf(url: string): string {
  return `/figures/${url.replaceAll("/", "-").replace(/^-+|-+$/gu, "") || "home"}.svg`;
}

/** Address of the figure that a link to a page or an entry shows. Entries share that of their index. */
export function figureOfLink(to: string): string {
  const [path = ""] = to.split(/[?#]/u);
  const index = /^\/(?:blog|case-study|glossary)\//u.exec(path)?.[0];
  return figureOf(index ?? (path.startsWith("/") ? path : "/"));
}

/** The page whose figure error pages and empty states show. */
export const ERROR_FIGURE = "/404/";

/** Stands for the footer among the addresses of pages with a figure. */
export const FOOTER = "/site-footer/";
