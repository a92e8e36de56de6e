import { mkdir, rm } from "node:fs/promises";
import { requireChromium } from "./lib/chromium";
import { buildSite } from "./lib/gatsby";
import { runMain } from "./lib/main";
import { requireFreePorts } from "./lib/ports";
import { requirePostgres, startPostgres } from "./lib/postgres";
import { run, runAndCollect, typescript } from "./lib/processes";
import { countOne, jestCounts, playwrightCounts, readCounts, type Counts } from "./lib/test-counts";
import { TEST_API_PORT, TEST_SITE_PORT, testEnvironment } from "./lib/test-environment";

const RESULTS = "test-results";
const bin = (name: string) => `node_modules/.bin/${name}`;

interface Step {
  readonly name: string;
  readonly run: () => Promise<Counts>;
}

/** A check that prints only its findings. Its output is printed in one piece at its end. */
function check(name: string, command: string, ...args: readonly string[]): Step {
  return {
    name,
    run: async () => {
      const { code, printed } = await runAndCollect(command, args);
      console.log(`\n== ${name}\n${printed.trim()}`);
      return countOne(code);
    },
  };
}

function jest(project: string): Step {
  const report = `${RESULTS}/${project}.json`;
  const args = ["--selectProjects", project, "--json", `--outputFile=${report}`];
  return {
    name: `${project} tests (jest)`,
    run: async () =>
      readCounts(report, jestCounts, await run(bin("jest"), [...args, "--maxWorkers=100%"])),
  };
}

const format = check("format", bin("prettier"), "--check", "--log-level=warn", ".");
const content = check("content check", process.execPath, ...typescript("scripts/check-content.ts"));
/** Like the types, it needs `src/gatsby-types.d.ts`, which the build generates. */
const lint = check("lint", bin("eslint"), ".", "--max-warnings=0");
const types: readonly Step[] = [
  check("types", bin("tsc"), "--noEmit"),
  check("types in browsers", bin("tsc"), "--noEmit", "-p", "tsconfig.browser.json"),
];

/** With `ANSWER_QUERIES` the build also stores the results of `docs/queries` for the site tests. */
const build: Step = {
  name: "build",
  run: async () => countOne(await buildSite({ ...testEnvironment, ANSWER_QUERIES: "true" })),
};

/** The unit tests, with one Postgres server for those that need it. */
const unitTests = jest("unit");
const unit: Step = {
  name: unitTests.name,
  run: async () => {
    const postgres = await requirePostgres();
    if (postgres === null) {
      console.log("Postgres could not be installed, so the tests that need it are skipped.");
      return unitTests.run();
    }
    const server = await startPostgres(postgres);
    process.env.TEST_POSTGRES_URL = server.url;
    return unitTests.run().finally(() => server.stop());
  },
};

const browser: Step = {
  name: "browser tests (playwright)",
  run: async () =>
    readCounts(
      `${RESULTS}/browser.json`,
      playwrightCounts,
      await run(bin("playwright"), ["test"], testEnvironment),
    ),
};

interface Outcome extends Counts {
  readonly line: string;
}

async function outcomeOf(step: Step): Promise<Outcome> {
  const begin = Date.now();
  const { passed, failed } = await step.run().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
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
  // The build often uses one core only, so the steps that don't need it run at the same time.
  const [built, early] = await Promise.all([outcomeOf(build), inTurn([unit, format, content])]);
  if (built.failed > 0) {
    return totals([built, ...early], "All other steps need the build and were skipped.\n");
  }
  // ESLint uses one core and takes as long as the other checks together.
  const [linted, checks] = await Promise.all([outcomeOf(lint), inTurn([jest("site"), ...types])]);
  return totals([built, ...early, linted, ...checks, await outcomeOf(browser)]);
});
