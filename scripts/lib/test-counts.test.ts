import { describe, expect, test } from "@jest/globals";
import { jestCounts, playwrightCounts } from "./test-counts";

describe("a report of jest", () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 2,
    numRuntimeErrorTestSuites: 1,
    success: false,
  };

  test("counts a file that did not load as a failure", () => {
    expect(jestCounts(report)).toEqual({ passed: 5, failed: 3 });
    expect(jestCounts({ ...report, numFailedTests: 0, numRuntimeErrorTestSuites: 0 })).toEqual({
      passed: 5,
      failed: 0,
    });
  });

  test("of another shape is refused, so that nothing passes unseen", () => {
    expect(() => jestCounts({ ...report, numFailedTests: undefined })).toThrow();
    expect(() => jestCounts({ ...report, numRuntimeErrorTestSuites: undefined })).toThrow();
    expect(() => jestCounts(null)).toThrow();
  });
});

describe("a report of Playwright", () => {
  test("counts a test that passed at its second try as passed", () => {
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 4 };
    expect(playwrightCounts({ stats })).toEqual({ passed: 9, failed: 1 });
  });

  test("of another shape is refused, so that nothing passes unseen", () => {
    expect(() => playwrightCounts({ stats: { expected: 7, unexpected: 1 } })).toThrow();
    expect(() => playwrightCounts({})).toThrow();
  });
});
