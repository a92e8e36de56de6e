/** A page's path as the name of a file: `blog-a-post` for `/blog/a-post/`, and `home` for `/`. */
export const fileNameOf = (url: string) =>
  url.replaceAll("/", "-").replace(/^-+|-+$/gu, "") || "home";

/** Address of the figure behind the head of a page: `/about/` has `/figures/about.svg`. */
export const figureOf = (url: string) => `/figures/${fileNameOf(url)}.svg`;

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
