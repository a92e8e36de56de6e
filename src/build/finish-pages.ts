import { closeSync, ftruncateSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { bootScript } from "../layout/boot-script";
import type { Config } from "../lib/parse-config";
import { FinishedPages } from "./finished-pages";
import { loaderOf, withLateScripts } from "./late-scripts";
import type { PageDataSwap } from "./page-data-swap";
import { pageStyles } from "./page-styles";
import { policyOf, withPolicy } from "./security-policy";
import { hash, sourceHash } from "./source-hash";

/**
 * What Gatsby's HTML has for browsers that nobody has any more, and its own name: the home page's first
 * 14 KB have no room for it.
 */
const NEEDLESS =
  /<meta http-equiv="x-ua-compatible"[^>]*>|, shrink-to-fit=no(?=")|<meta name="generator"[^>]*>|\/\*(?:<!\[CDATA\[|\]\]>)\*\//gu;

/** Pages of a build; `page-data` and `_gatsby` hold what pages are made of. */
async function listPages(folder: string): Promise<string[]> {
  const items = await readdir(folder, { recursive: true, withFileTypes: true });
  return items
    .filter((item) => item.isFile() && item.name.endsWith(".html"))
    .map((item) => path.relative(folder, path.join(item.parentPath, item.name)))
    .filter((page) => !/^(?:page-data|_gatsby)[/\\]/u.test(page));
}

/**
 * Writes a file in its place. Without a promise, and without emptying it first, for which file systems
 * wait until the disk has it: thousands of small files take a fraction of the time.
 */
function rewrite(file: string, text: string): void {
  const handle = openSync(file, "r+");
  try {
    writeFileSync(handle, text);
    ftruncateSync(handle, Buffer.byteLength(text));
  } finally {
    closeSync(handle);
  }
}

/** What was done to the pages of a build. */
export interface FinishedCount {
  readonly pages: number;
  /** Those that the last build had finished already. */
  readonly kept: number;
}

/**
 * Finishes every written page, in one pass: what nobody needs goes, scripts start late, the style sheet
 * is cut to what the page uses, then comes the policy, which has hashes of both, and last the page's
 * data get its text as HTML. A page that a warm build did not write anew is finished again where one of
 * these parts has changed, and otherwise left as it is.
 *
 * @param folder The build's output.
 * @param record File that tells the next build which pages are finished.
 * @param swap Puts the pages' data for browsers in its place.
 * @throws {Error} Naming the page that can't be finished.
 */
export async function finishPages(
  folder: string,
  config: Config,
  record: string,
  swap: PageDataSwap,
): Promise<FinishedCount> {
  const [{ withStyles, css }, pages, source] = await Promise.all([
    pageStyles(folder),
    listPages(folder),
    sourceHash(process.cwd(), ["src"]),
  ]);
  const loader = await loaderOf(folder);
  const finish = (written: string) => {
    const html = withStyles(withLateScripts(written.replace(NEEDLESS, ""), loader));
    return withPolicy(html, policyOf(html, config, [bootScript, loader]));
  };
  const parts = hash([loader, css, JSON.stringify(config), source].join("\0"));
  const finished = await FinishedPages.open(record, parts);
  let kept = 0;
  for (const page of pages) {
    const file = path.join(folder, page);
    const isKept = finished.has(file);
    try {
      if (!isKept) rewrite(file, finish(readFileSync(file, "utf8")));
      swap.toHtml(page, isKept);
    } catch (error) {
      throw new Error(`${page}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (isKept) kept += 1;
    else finished.add(file);
  }
  await finished.save();
  return { pages: pages.length, kept };
}
