import { expect, test } from "@jest/globals";
import { jestCounts, playwrightCounts } from "./test-counts";

test("a file that did not load is a failure of jest", () => {
  const report = { numPassedTests: 5, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
  expect(jestCounts(report)).toEqual({ passed: 5, failed: 3 });
});

test("a test of Playwright that passed at its second try is counted as passed", () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 4 };
  expect(playwrightCounts({ stats })).toEqual({ passed: 9, failed: 1 });
});

test("a report of another shape is refused, so that nothing passes unseen", () => {
  expect(() => jestCounts({ numPassedTests: 5 })).toThrow();
  expect(() => playwrightCounts({ stats: { expected: 7, unexpected: 1 } })).toThrow();
});
