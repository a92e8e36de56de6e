import { numberFor } from "./number-for";

/** A page's path as the name of a file: `blog-a-post` for `/blog/a-post/`, and `home` for `/`. */
export const fileNameOf = (url: string) =>
  url.replaceAll("/", "-").replace(/^-+|-+$/gu, "") || "home";

/** How many figures of pages there are: `static/figures/page-1.svg` and so on. */
const FIGURES = 14;

/** Address of the figure of a page, always the same for the page's address. */
export const figureOf = (url: string) => `/figures/page-${numberFor(fileNameOf(url), FIGURES)}.svg`;

/** The page whose figure error pages and empty states show. */
export const ERROR_FIGURE = "/404/";
