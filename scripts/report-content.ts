import { execFile } from "node:child_process";
import { parseArgs, promisify } from "node:util";
import { checkContent } from "../src/build/content/check";
import { readEntry } from "../src/build/content/entry";
import { today } from "../src/build/content/publish-date";
import {
  commitDays,
  exitCode,
  formatReport,
  reportContent,
  type ReportEntry,
} from "./lib/content-report";
import { runMain } from "./lib/main";

const run = promisify(execFile);

/** The output of git; empty outside a repository. */
const git = async (...words: readonly string[]) =>
  run("git", words, { maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout }) => stdout,
    () => "",
  );

/**
 * `npm run report:content`: lists sample content and content without a change for a year. With
 * `-- --strict` it fails while a sample is left.
 */
runMain(async () => {
  const { values } = parseArgs({ options: { strict: { type: "boolean", default: false } } });
  const entries: ReportEntry[] = [];
  const [log, shallow] = await Promise.all([
    git("log", "--format=%x00%cs", "--name-only", "--", "content"),
    git("rev-parse", "--is-shallow-repository"),
  ]);
  await checkContent(process.cwd(), async (path, source) => {
    const result = await readEntry(path, source);
    if (result?.entry != null) entries.push({ ...result.entry, body: result.entry.body?.tree });
    return result;
  });
  const report = reportContent(entries, commitDays(log), today());
  console.log(formatReport(report, shallow.trim() === "true"));
  return exitCode(report, values.strict);
});
