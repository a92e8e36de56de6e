import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { bootScript } from "../../layout/boot-script";
import type { Config } from "../../lib/parse-config";
import { isFinished, loaderFor, withLateScripts } from "./late-scripts";
import { stylePruner, withPageStyles } from "./page-styles";
import { policyOf, withPolicy } from "./security-policy";

const SCRIPTS_SLICE = "_gatsby/slices/_gatsby-scripts-1.html";

async function listPages(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith(".html") && !/^(?:page-data|_gatsby)\//u.test(file));
}

const statsSchema = z.object({ assetsByChunkName: z.object({ app: z.array(z.string()) }) });

/** The name of the build's style sheet. Sheets of earlier builds may still be in the folder. */
async function styleSheetOf(folder: string): Promise<string> {
  const text = await readFile(path.join(folder, "webpack.stats.json"), "utf8");
  const { app } = statsSchema.parse(JSON.parse(text)).assetsByChunkName;
  const sheet = app.find((name) => name.endsWith(".css"));
  if (sheet === undefined) throw new Error("webpack.stats.json names no style sheet");
  return sheet;
}

/**
 * The one pass over the written pages after a build: each gets a late start of its scripts, the style
 * rules it uses, and last the security policy with hashes of both. Pages that were finished the same
 * way and that Gatsby has not written again are left alone.
 *
 * @param code A hash of the code that finishes pages.
 * @returns How many pages there are, and how many were written.
 * @throws {Error} Naming the page that can't be finished.
 */
export async function finishPages(
  folder: string,
  config: Config,
  code: string,
): Promise<{ readonly pages: number; readonly written: number }> {
  const sheet = await styleSheetOf(folder);
  const css = await readFile(path.join(folder, sheet), "utf8");
  const loader = loaderFor(await readFile(path.join(folder, SCRIPTS_SLICE), "utf8"));
  const styles = { href: `/${sheet}`, prune: stylePruner(css) };
  const made = [code, loader, css, bootScript, JSON.stringify(config)].join("\0");
  const stamp = hash("sha256", made).slice(0, 16);
  const finish = (page: string) => {
    const html = withPageStyles(withLateScripts(page, loader, stamp), styles);
    return withPolicy(html, policyOf(html, config, [bootScript, loader]));
  };
  const pages = await listPages(folder);
  let written = 0;
  for (const page of pages) {
    const file = path.join(folder, page);
    // React 18 may write NULs around characters of several bytes: https://github.com/facebook/react/pull/26228
    const html = readFileSync(file, "utf8").replaceAll("\0", "");
    if (isFinished(html, stamp)) continue;
    try {
      writeFileSync(file, finish(html));
    } catch (error) {
      throw new Error(`${page}: ${error instanceof Error ? error.message : String(error)}`);
    }
    written += 1;
  }
  return { pages: pages.length, written };
}
