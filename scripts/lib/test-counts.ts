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

/** Where the counts of a step are read. A step without a report counts as one test. */
export interface CountedStep {
  readonly report?: string;
  readonly count?: (report: unknown) => Counts;
}

/** The counts of a step that ended with exit code `code`. */
export async function readCounts({ report, count }: CountedStep, code: number): Promise<Counts> {
  const one = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (count === undefined || report === undefined) return one;
  const text = await readFile(report, "utf8").catch(() => null);
  if (text === null) return one;
  const counts = count(JSON.parse(text));
  // A runner can fail without a failing test, for example when a file does not load.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
