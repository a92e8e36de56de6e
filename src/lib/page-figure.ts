/** Address of the figure behind the head of a page: `/about/` has `/figures/about.svg`. */
export function figureOf(url: string): string {
  return `/figures/${url.replaceAll("/", "-").replace(/^-+|-+$/gu, "") || "home"}.svg`;
}

/** The page whose figure error pages and empty states show. */
export const ERROR_FIGURE = "/404/";

/** Stands for the footer among the addresses of pages with a figure. */
export const FOOTER = "/site-footer/";
