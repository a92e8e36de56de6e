import { mkdir, rm } from "node:fs/promises";
import { requireChromium } from "./lib/chromium";
import { buildSite } from "./lib/gatsby";
import { runMain } from "./lib/main";
import { requireFreePorts } from "./lib/ports";
import { run, runAside, typescript } from "./lib/processes";
import {
  jestCounts,
  playwrightCounts,
  readCounts,
  type CountedStep,
  type Counts,
} from "./lib/test-counts";
import { TEST_API_PORT, TEST_SITE_PORT, testEnvironment } from "./lib/test-environment";

const RESULTS = "test-results";
const bin = (name: string) => `node_modules/.bin/${name}`;

interface Step extends CountedStep {
  readonly name: string;
  /** Gives the exit code. */
  readonly run: () => Promise<number>;
}

/** A check that prints only what it finds: it runs beside another step, and tells all at its end. */
function gate(name: string, command: string, ...args: readonly string[]): Step {
  return {
    name,
    run: async () => {
      const { code, printed } = await runAside(command, args);
      console.log(`\n== ${name}\n${printed.trim()}`);
      return code;
    },
  };
}

function jest(project: string): Step {
  const report = `${RESULTS}/${project}.json`;
  const args = ["--selectProjects", project, "--json", `--outputFile=${report}`];
  return {
    name: `${project} tests (jest)`,
    run: async () => run(bin("jest"), [...args, "--maxWorkers=100%"]),
    report,
    count: jestCounts,
  };
}

const gates: readonly Step[] = [
  gate("format", bin("prettier"), "--check", "--log-level=warn", "."),
  gate("lint", bin("eslint"), ".", "--max-warnings=0"),
  gate("types", bin("tsc"), "--noEmit"),
  gate("content check", process.execPath, ...typescript("scripts/check-content.ts")),
];

/** The site tests look at what the queries of docs/queries give (src/build/answer-queries.ts). */
const build: Step = {
  name: "build",
  run: async () => buildSite({ ...testEnvironment, ANSWER_QUERIES: "true" }),
};

const browser: Step = {
  name: "browser tests (playwright)",
  run: async () => run(bin("playwright"), ["test"], { env: testEnvironment }),
  report: `${RESULTS}/browser.json`,
  count: playwrightCounts,
};

interface Outcome extends Counts {
  readonly line: string;
}

async function outcomeOf(step: Step): Promise<Outcome> {
  const begin = Date.now();
  const code = await step.run();
  const { passed, failed } = await readCounts(step, code);
  const seconds = Math.round((Date.now() - begin) / 1000);
  return {
    passed,
    failed,
    line: `${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  };
}

async function inTurn(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await outcomeOf(step));
  return outcomes;
}

function totals(outcomes: readonly Outcome[], last = ""): number {
  const sum = (key: keyof Counts) => outcomes.reduce((all, outcome) => all + outcome[key], 0);
  const lines = outcomes.map(({ line }) => `${line}\n`).join("");
  console.log(`\n${lines}${last}\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 ? 0 : 1;
}

/** `npm test`: every check of the project, with one line of totals at the end. */
runMain(async () => {
  await requireFreePorts(TEST_SITE_PORT, TEST_API_PORT);
  await requireChromium();
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS);
  // Side by side they keep a second core at work that either alone would leave idle.
  const first = await Promise.all([inTurn(gates), inTurn([jest("unit")])]);
  const built = [...first.flat(), await outcomeOf(build)];
  if (built.at(-1)?.failed !== 0) {
    return totals(built, "What follows needs the build; it was not run.\n");
  }
  return totals([...built, ...(await inTurn([jest("site"), browser]))]);
});
