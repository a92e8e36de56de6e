import path from "node:path";
import { checkContent } from "../src/build/content/check";
import { ContentCache } from "../src/build/content/content-cache";
import { countProblems, formatProblem } from "../src/content-model/problem";
import { runMain } from "./lib/main";

/** `npm run check:content`: lists every mistake in `content/` and exits 1 where there is one. */
runMain(async () => {
  const cache = await ContentCache.open(path.dirname(__dirname));
  const { results, problems } = await checkContent(process.cwd(), cache.read);
  await cache.save();
  for (const problem of problems) console.error(formatProblem(problem));
  if (problems.length === 0) {
    console.log(`${results.length} content files checked, no mistake found.`);
    return 0;
  }
  console.error(`\n${countProblems(problems)}. Mend what is named and run this again.`);
  return 1;
});
