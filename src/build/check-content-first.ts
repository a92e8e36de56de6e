import type { GatsbyNode } from "gatsby";
import { countProblems, formatProblem } from "../content-model/problem";
import { checkContent } from "./content/check";
import { ContentCache } from "./content/content-cache";
import { readAhead } from "./content/entries-ahead";

/** Beside Gatsby's own cache, so that a build without one begins from nothing. */
const CACHE = ".cache/content-check/reports.json";

/**
 * Stops the build where content has a mistake, with the same list as `npm run check:content`. Files
 * that the last build has read are not read again.
 */
export const checkContentFirst: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const cache = await ContentCache.open(process.cwd(), CACHE, readAhead);
  const { problems } = await checkContent(process.cwd(), cache.read);
  await cache.save();
  if (problems.length === 0) return;
  const list = problems.map(formatProblem).join("\n");
  reporter.panicOnBuild(`${countProblems(problems)}:\n${list}`);
};
