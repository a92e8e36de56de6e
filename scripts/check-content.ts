import { parseArgs } from "node:util";
import { checkContent } from "../src/build/content/check";
import { readEntry } from "../src/build/content/entry";
import { countProblems, formatProblem, type Problem } from "../src/content-model/problem";
import { isRecord } from "../src/lib/json";
import { runMain } from "./lib/main";
import { drawingWarnings } from "./lib/drawing-warnings";
import { styleWarnings } from "./lib/style-warnings";

const SAMPLE = "has sample content; replace it before you go live";

/** Whether fields, or components in a text, are marked as a sample. */
function hasSample(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasSample);
  return isRecord(value) && (value.sample === true || Object.values(value).some(hasSample));
}

/**
 * `npm run check:content`: lists every mistake in `content/` and exits with 1 if there is one.
 * Warnings about style, and about what no font can draw, don't change the exit code. With
 * `-- --no-samples` a file that is or has a sample is a mistake too.
 */
runMain(async () => {
  const { values } = parseArgs({ options: { "no-samples": { type: "boolean" } } });
  // Without `--` before it, npm takes `--no-samples` for its own option.
  const noSamples = values["no-samples"] ?? process.env.npm_config_samples === "";
  const warnings: string[] = [];
  const samples: Problem[] = [];
  const { results, problems } = await checkContent(process.cwd(), async (path, source) => {
    const result = await readEntry(path, source);
    if (result?.entry != null) {
      const { file, data, body } = result.entry;
      const tree = body?.tree ?? [];
      if (noSamples && hasSample([data, tree])) {
        samples.push({ file, line: 1, field: "sample", message: SAMPLE });
      }
      for (const { line, message } of [
        ...styleWarnings(source, data, tree),
        ...(await drawingWarnings(source, result.entry)),
      ]) {
        warnings.push(`warning: ${file}:${line} ${message}`);
      }
    }
    return result;
  });
  for (const warning of warnings) console.warn(warning);
  if (warnings.length > 0) console.warn(`\n${warnings.length} warnings. They stop no build.\n`);
  const mistakes = [...problems, ...samples];
  if (mistakes.length === 0) {
    console.log(`Checked ${results.length} content files. No mistakes.`);
    return 0;
  }
  for (const problem of mistakes) console.error(formatProblem(problem));
  console.error(`\n${countProblems(mistakes)}. Correct them and run this command again.`);
  return 1;
});
