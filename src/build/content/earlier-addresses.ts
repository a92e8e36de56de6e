import type { Problem } from "../../content-model/problem";
import { marked, type FileReport } from "./entry";

const OWN = /^\/(?:(?:us\/)?(?:404|500)|styleguide|_gatsby|page-data|static)\//u;

/** The files of pages by their addresses. */
export const pagesOf = (results: readonly FileReport[]): ReadonlyMap<string, string> =>
  new Map(results.flatMap(({ url, file }) => (url === null ? [] : [[url, file] as const])));

/** The owner of an address that no entry can have: Gatsby, a file of `static/`, or an index for its further pages. */
export function ownerOf(
  address: string,
  pages: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
): string | undefined {
  const indexOf = address.replace(/page\/\d+\/$/u, "");
  if (OWN.test(address)) return "the site itself";
  if (files.has(`static${address}index.html`)) return `static${address}index.html`;
  return indexOf === address ? undefined : pages.get(indexOf);
}

/**
 * Finds former addresses that can't redirect to their entry: those of an existing page, and those that
 * two entries list. Without them, every redirect goes straight to a page.
 */
export function* formerProblems(
  results: readonly FileReport[],
  files: ReadonlySet<string>,
): Generator<Problem> {
  const pages = pagesOf(results);
  const claims = new Map<string, string>();
  for (const result of results) {
    const { file, url } = result;
    for (const { target, line, field } of marked(result, "former")) {
      const owner = ownerOf(target, pages, files) ?? pages.get(target);
      const claim = claims.get(target.toLowerCase());
      claims.set(target.toLowerCase(), file);
      const complain = (message: string) => ({ file, line, field, message });
      if (target === url) {
        yield complain(
          `${target} is the entry's own address; remove it, or it would redirect to itself`,
        );
      } else if (owner !== undefined) {
        yield complain(`${target} is an address of ${owner}; remove it or rename that file`);
      } else if (claim !== undefined) {
        const where = claim === file ? "is listed twice here" : `is also listed in ${claim}`;
        yield complain(`${target} ${where}; keep it in one place`);
      }
    }
  }
}
