import { parseArgs } from "node:util";
import { SetupError } from "../lib/ports";

/** One page of each kind that visitors land on. */
const PAGES = [
  "/",
  "/us/",
  "/strategic-sourcing/",
  "/blog/compare-quotations-on-landed-cost/",
  "/case-study/madhuvira-foods-packaging/",
  "/glossary/landed-cost/",
  "/glossary/",
  "/request-demo/",
];

/** How a bench is run. */
export interface BenchOptions {
  readonly pages: readonly string[];
  /** Whether to take the build that is there. */
  readonly isBuilt: boolean;
  readonly runs: number;
}

/**
 * Reads `--pages=/a/,/b/`, `--built`, `--runs=N` and `--quick`, which is one run.
 *
 * @throws {SetupError} For another option or a number that can't be used.
 */
export function readOptions(args: readonly string[], defaultRuns: number): BenchOptions {
  const options = {
    pages: { type: "string" },
    built: { type: "boolean" },
    runs: { type: "string" },
    quick: { type: "boolean" },
  } as const;
  const values = (() => {
    try {
      return parseArgs({ args: [...args], options }).values;
    } catch (error) {
      throw new SetupError(error instanceof Error ? error.message : String(error));
    }
  })();
  const runs = values.quick === true ? 1 : Number(values.runs ?? defaultRuns);
  if (!Number.isInteger(runs) || runs < 1 || runs > 99) {
    throw new SetupError("--runs takes a whole number from 1 to 99.");
  }
  return { pages: values.pages?.split(",") ?? PAGES, isBuilt: values.built === true, runs };
}
