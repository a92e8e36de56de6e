import type { Problem } from "../../content-model/problem";
import { marked, type FileReport } from "./entry";

const US = "/us/";

/**
 * Finds pages that can't be the US edition of the page they name. Each edition names one Indian page and
 * each Indian page has one edition, so that both can link to each other as `hreflang` alternates.
 */
export function* alternateProblems(results: readonly FileReport[]): Generator<Problem> {
  const kinds = new Map(results.map(({ url, kind }) => [url, kind]));
  const editions = new Map<string, string>();
  for (const result of results) {
    const { file, url } = result;
    for (const { target, line, field } of marked(result, "alternate")) {
      const complain = (message: string) => ({ file, line, field, message });
      const other = editions.get(target);
      // The check of links reports an address that doesn't exist.
      if (!kinds.has(target)) continue;
      if (url?.startsWith(US) !== true) {
        yield complain(
          "is for pages below /us/; remove it here, and name this page in its US edition",
        );
      } else if (target.startsWith(US) || kinds.get(target) !== "page") {
        yield complain(
          `"${target}" is not an Indian page; name one of content/pages, such as /about/`,
        );
      } else if (other !== undefined) {
        yield complain(`${target} has a US edition already, ${other}; keep one of the two`);
      } else editions.set(target, file);
    }
  }
}
