import type { GatsbyNode } from "gatsby";
import { countProblems, formatProblem } from "../content-model/problem";
import { checkContent } from "./content/check";

/** Stops the build where content has a mistake, with the same list as `npm run check:content`. */
export const checkContentFirst: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const { problems } = await checkContent(process.cwd());
  if (problems.length === 0) return;
  const list = problems.map(formatProblem).join("\n");
  reporter.panicOnBuild(`${countProblems(problems)}:\n${list}`);
};
