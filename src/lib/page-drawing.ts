import { numberFor } from "./number-for";

/** A page's path as the name of a file: `blog-a-post` for `/blog/a-post/`, and `home` for `/`. */
export const fileNameOf = (url: string) =>
  url.replaceAll("/", "-").replace(/^-+|-+$/gu, "") || "home";

/** How many drawings of pages there are: `static/drawings/page-1.svg` and so on. */
const DRAWINGS = 14;

/** Address of the drawing of a page, always the same for the page's address. */
export const drawingOf = (url: string) =>
  `/drawings/page-${numberFor(fileNameOf(url), DRAWINGS)}.svg`;

/** The page whose drawing error pages and empty states show. */
export const ERROR_DRAWING = "/404/";
