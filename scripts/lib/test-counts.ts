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

/** Reads a report of `jest --json`. A file that did not load is a failure. */
export function jestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = jestReport.parse(report);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Reads a report of Playwright's JSON reporter. What passed at its second try has passed: Playwright names it. */
export function playwrightCounts(report: unknown): Counts {
  const { expected, unexpected, flaky } = playwrightReport.parse(report).stats;
  return { passed: expected + flaky, failed: unexpected };
}
