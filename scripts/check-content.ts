import { checkContent } from "../src/build/content/check";
import { readEntry } from "../src/build/content/entry";
import { countProblems, formatProblem } from "../src/content-model/problem";
import { runMain } from "./lib/main";
import { drawingWarnings } from "./lib/drawing-warnings";
import { overusedPhrases, type ReadContent } from "./lib/overused-phrases";
import { styleWarnings } from "./lib/style-warnings";

/**
 * `npm run check:content`: lists every mistake in `content/` and exits with 1 if there is one.
 * Warnings about style, and about what no font can draw, don't change the exit code.
 */
runMain(async () => {
  const warnings: string[] = [];
  const contents: ReadContent[] = [];
  const { results, problems } = await checkContent(process.cwd(), async (path, source) => {
    const result = await readEntry(path, source);
    if (result?.entry != null) {
      const { file, data, body } = result.entry;
      const tree = body?.tree ?? [];
      contents.push({ file, data, tree });
      for (const { line, message } of [
        ...styleWarnings(source, data, tree),
        ...(await drawingWarnings(source, result.entry)),
      ]) {
        warnings.push(`warning: ${file}:${line} ${message}`);
      }
    }
    return result;
  });
  warnings.push(...overusedPhrases(contents).map((phrase) => `warning: ${phrase}`));
  for (const warning of warnings) console.warn(warning);
  if (warnings.length > 0) console.warn(`\n${warnings.length} warnings. They stop no build.\n`);
  if (problems.length === 0) {
    console.log(`Checked ${results.length} content files. No mistakes.`);
    return 0;
  }
  for (const problem of problems) console.error(formatProblem(problem));
  console.error(`\n${countProblems(problems)}. Correct them and run this command again.`);
  return 1;
});
