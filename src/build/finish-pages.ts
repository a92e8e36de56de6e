import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { bootScript } from "../layout/boot-script";
import type { Config } from "../lib/parse-config";
import { loaderOf, withLateScripts } from "./late-scripts";
import { pageStyles } from "./page-styles";
import { policyOf, withPolicy } from "./security-policy";

/** Pages of a build; `page-data` and `_gatsby` hold what pages are made of. */
async function listPages(folder: string): Promise<string[]> {
  const items = await readdir(folder, { recursive: true, withFileTypes: true });
  return items
    .filter((item) => item.isFile() && item.name.endsWith(".html"))
    .map((item) => path.relative(folder, path.join(item.parentPath, item.name)))
    .filter((page) => !/^(?:page-data|_gatsby)[/\\]/u.test(page));
}

/**
 * Finishes every written page, in one pass: scripts start late, the style sheet is cut to what the
 * page uses, and last comes the policy, which has hashes of both. A page that a warm build did not
 * write anew is finished again from this build's parts.
 *
 * @param folder The build's output.
 * @returns Number of pages.
 * @throws {Error} Naming the page that can't be finished.
 */
export async function finishPages(folder: string, config: Config): Promise<number> {
  const [loader, withStyles, pages] = await Promise.all([
    loaderOf(folder),
    pageStyles(folder),
    listPages(folder),
  ]);
  const finish = (written: string) => {
    const html = withStyles(withLateScripts(written, loader));
    return withPolicy(html, policyOf(html, config, [bootScript, loader]));
  };
  for (const page of pages) {
    const file = path.join(folder, page);
    const written = await readFile(file, "utf8");
    try {
      await writeFile(file, finish(written));
    } catch (error) {
      throw new Error(`${page}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return pages.length;
}
