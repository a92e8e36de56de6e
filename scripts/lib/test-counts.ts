import { readFile } from "node:fs/promises";
import { z } from "zod";

/** How many tests of a runner passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

/** Reads a report of `jest --json`. A file that fails to load counts as one failure. */
export function jestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = jestReport.parse(report);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Reads a report of Playwright's JSON reporter. A test that passed on retry counts as passed. */
export function playwrightCounts(report: unknown): Counts {
  const { expected, unexpected, flaky } = playwrightReport.parse(report).stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** The counts of a step that is one test, by its exit code. */
export const countOne = (code: number): Counts =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** The counts of a runner that ended with exit code `code`, from the report that it wrote. */
export async function readCounts(
  file: string,
  count: (report: unknown) => Counts,
  code: number,
): Promise<Counts> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return countOne(code);
  const counts = count(JSON.parse(text));
  // A runner can fail without a failing test, for example when a file does not load.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
