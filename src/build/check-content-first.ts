import { rmSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs, GatsbyNode, Reporter } from "gatsby";
import { countProblems, formatProblem } from "../content-model/problem";
import { checkContent } from "./content/check";
import { ContentCache } from "./content/content-cache";
import { readAhead } from "./content/entries-ahead";
import type { FileReport } from "./content/entry";
import { shownUntil } from "./content/publication";
import { SaveCheck } from "./content/save-check";
import { lostEntries } from "./lost-entries";
import { CACHE_MAKER } from "./source-hash";
import { watchFolders } from "./watch-folders";

/** Beside Gatsby's own cache, so that a build without one begins from nothing. */
const CACHE = ".cache/content-check/reports.json";

/** What the check at the start has found, for those that follow while developing. */
let saveCheck: SaveCheck | undefined;

/** What the check at the start of a build has found in each file. */
let checked: readonly FileReport[] = [];

/**
 * Stops the build where content has a mistake, with the same list as `npm run check:content`. Files
 * that the last build has read are not read again. The develop server tells the list and goes on.
 */
export const checkContentFirst: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const root = process.cwd();
  const cache = await ContentCache.open(root, CACHE, readAhead);
  const { results, problems } = await checkContent(root, cache.read);
  await cache.save();
  if (process.env.gatsby_executing_command === "develop") {
    saveCheck = new SaveCheck(root, cache, problems);
    watch(root, reporter);
  } else checked = results;
  if (problems.length === 0) return;
  const list = problems.map(formatProblem).join("\n");
  reporter.panicOnBuild(`${countProblems(problems)}:\n${list}`);
};

/**
 * Checks all content again and tells what a change has made of it, once for each change. Gatsby calls
 * it as well, since it sees some changes that our own watching may miss on some systems.
 */
export async function checkContentOnSave(reporter: Reporter): Promise<void> {
  for (const { kind, text } of (await saveCheck?.run()) ?? []) reporter[kind](text);
}

/** Watches what links and images may lead to, while developing. */
function watch(root: string, reporter: Reporter): void {
  const folders = ["content", "static"].map((name) => path.join(root, name));
  watchFolders(folders, () => void checkContentOnSave(reporter));
}

/** Stops a build that would leave out an entry; the next one begins from nothing (`npm run build`). */
export function requireAllEntries({ getNodesByType, reporter }: CreatePagesArgs): void {
  const lost = lostEntries(checked, getNodesByType, shownUntil());
  // Of no more use, and large.
  checked = [];
  if (lost.length === 0) return;
  rmSync(CACHE_MAKER, { force: true });
  reporter.panicOnBuild(
    `Gatsby's cache has lost ${lost.join(", ")}, since an earlier run did not finish. Run npm run build again: it begins from nothing now.`,
  );
}
