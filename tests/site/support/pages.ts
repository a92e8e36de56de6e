import { readEveryPage, type BuiltPage } from "../../../scripts/lib/built-pages";
import { required } from "../../../src/lib/required";

const all = readEveryPage();
const pageAt = (url: string) =>
  required(
    all.find((page) => page.url === url),
    url,
  );

/** The pages for unknown addresses and server errors. */
export const errorPages: readonly BuiltPage[] = ["/404.html", "/500.html"].map(pageAt);

/** The search page. */
export const searchPage: BuiltPage = pageAt("/search/");

/** Every page in `public/` that search engines may index. */
export const pages: readonly BuiltPage[] = all.filter(
  (page) => ![searchPage, ...errorPages].includes(page),
);

/** The trimmed text of the first element that matches. */
export function textOf({ document }: BuiltPage, selector: string): string {
  return document.querySelector(selector)?.textContent.trim() ?? "";
}
