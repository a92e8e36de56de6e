import { checkContent } from "../src/build/content/check";
import { countProblems, formatProblem } from "../src/content-model/problem";
import { runMain } from "./lib/main";

/** `npm run check:content`: lists every mistake in `content/` and exits with 1 if there is one. */
runMain(async () => {
  const { results, problems } = await checkContent(process.cwd());
  if (problems.length === 0) {
    console.log(`Checked ${results.length} content files. No mistakes.`);
    return 0;
  }
  for (const problem of problems) console.error(formatProblem(problem));
  console.error(`\n${countProblems(problems)}. Correct them and run this command again.`);
  return 1;
});
