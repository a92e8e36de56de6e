import { mkdir, readFile, rm } from "node:fs/promises";
import { requireChromium } from "./lib/chromium";
import { buildSite } from "./lib/gatsby";
import { runMain } from "./lib/main";
import { requireFreePorts } from "./lib/ports";
import { run, typescript } from "./lib/processes";
import { jestCounts, playwrightCounts, type Counts } from "./lib/test-counts";
import { TEST_API_PORT, TEST_SITE_PORT, testEnvironment } from "./lib/test-environment";

const RESULTS = "test-results";
const bin = (name: string) => `node_modules/.bin/${name}`;

interface Step {
  readonly name: string;
  /** Gives the exit code. */
  readonly run: () => Promise<number>;
  /** Reads how many tests ran; without it the step is one test. */
  readonly count?: (report: unknown) => Counts;
  /** Report that `count` reads. */
  readonly report?: string;
  /** Whether what follows makes no sense without it. */
  readonly isNeeded?: boolean;
}

function jest(project: string): Step {
  const report = `${RESULTS}/${project}.json`;
  const args = ["--selectProjects", project, "--json", `--outputFile=${report}`];
  return {
    name: `${project} tests (jest)`,
    run: async () => run(bin("jest"), args),
    report,
    count: jestCounts,
  };
}

const steps: readonly Step[] = [
  { name: "format", run: async () => run(bin("prettier"), ["--check", "--log-level=warn", "."]) },
  { name: "lint", run: async () => run(bin("eslint"), [".", "--max-warnings=0"]) },
  { name: "types", run: async () => run(bin("tsc"), ["--noEmit"]) },
  jest("unit"),
  {
    name: "content check",
    run: async () => run(process.execPath, typescript("scripts/check-content.ts")),
  },
  { name: "build", run: async () => buildSite(testEnvironment), isNeeded: true },
  jest("site"),
  {
    name: "browser tests (playwright)",
    run: async () => run(bin("playwright"), ["test"], { env: testEnvironment }),
    report: `${RESULTS}/browser.json`,
    count: playwrightCounts,
  },
];

async function countsOf({ count, report }: Step, code: number): Promise<Counts> {
  const one = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (count === undefined || report === undefined) return one;
  const text = await readFile(report, "utf8").catch(() => null);
  if (text === null) return one;
  const counts = count(JSON.parse(text));
  // A runner that fails without a failing test, such as by a file that does not load, has failed too.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** `npm test`: every check of the project, with one line of totals at the end. */
runMain(async () => {
  await requireFreePorts(TEST_SITE_PORT, TEST_API_PORT);
  process.env.CHROMIUM_PATH = await requireChromium();
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS);
  let passed = 0;
  let failed = 0;
  const lines: string[] = [];
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const begin = Date.now();
    const code = await step.run();
    const counts = await countsOf(step, code);
    passed += counts.passed;
    failed += counts.failed;
    const seconds = Math.round((Date.now() - begin) / 1000);
    lines.push(`${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
    if (code !== 0 && step.isNeeded === true) {
      lines.push(`What follows needs the ${step.name}; it was not run.`);
      break;
    }
  }
  console.log(`\n${lines.join("\n")}\n\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
