import type { Browser } from "@playwright/test";
import { longestTasks, SHORTEST_EVENT_MS, SHORTEST_TASK_MS } from "./bench/event-timing";
import { interactions, timeOf, type Interaction } from "./bench/interactions";
import { readOptions } from "./bench/options";
import { isFirstTapKept } from "./bench/first-tap";
import { openAlive, withBrowser, withPhone } from "./bench/phone";
import { withSite } from "./bench/site";
import { median } from "./bench/statistics";
import { watched } from "./bench/stolen-time";
import { table } from "./bench/table";
import { disturbance, undisturbed, type Measurement } from "./bench/undisturbed";
import { requireChromium } from "./lib/chromium";
import { runMain } from "./lib/main";

const RUNS = 5;
const INTERACTION_LIMIT_MS = 100;
const TASK_LIMIT_MS = 50;
const OK = "ok";
const OVER = "over";

/** A line of the report. */
interface Figure {
  readonly name: string;
  readonly values: readonly number[];
  /** The most that the median may be, null where it is only told; the least that browsers report. In ms. */
  readonly limit: number | null;
  readonly least: number;
}

/** What was measured, and the measurements that it comes from. */
interface Measured {
  readonly figures: readonly Figure[];
  readonly measurements: readonly Measurement<unknown>[];
}

async function repeated<Value>(runs: number, once: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await once());
  return values;
}

async function interact(
  browser: Browser,
  interaction: Interaction,
  runs: number,
): Promise<Measured> {
  console.log(interaction.name);
  const once = async () => withPhone(browser, async (page) => timeOf(interaction, page));
  const measurements = await repeated(runs, async () => undisturbed(once));
  const figure = {
    name: interaction.name,
    values: measurements.map(({ value }) => value),
    limit: INTERACTION_LIMIT_MS,
    least: SHORTEST_EVENT_MS,
  };
  return { figures: [figure], measurements };
}

async function load(browser: Browser, path: string, runs: number): Promise<Measured> {
  console.log(`load of ${path}`);
  const once = async () =>
    withPhone(browser, async (page) =>
      watched(async () => {
        await openAlive(page, path);
        return longestTasks(page);
      }),
    );
  const measurements = await repeated(runs, async () => undisturbed(once));
  const least = SHORTEST_TASK_MS;
  const scripts = {
    name: `longest task of scripts, ${path}`,
    values: measurements.map(({ value }) => value.scripts),
    limit: TASK_LIMIT_MS,
    least,
  };
  // The browser's own work on the HTML; the budgets of FCP and LCP hold it.
  const paint = {
    name: `longest task until painted, ${path}`,
    values: measurements.map(({ value }) => value.paint),
    limit: null,
    least,
  };
  return { figures: [scripts, paint], measurements };
}

async function measure(browser: Browser, pages: readonly string[], runs: number) {
  const measured: Measured[] = [];
  for (const interaction of interactions) measured.push(await interact(browser, interaction, runs));
  for (const path of pages) measured.push(await load(browser, path, runs));
  return measured;
}

function row({ name, values, limit, least }: Figure): string[] {
  const middle = median(values);
  const show = (value: number) => (value <= least ? `≤ ${least}` : String(Math.round(value)));
  const most = show(Math.max(...values));
  if (limit === null) return [name, show(middle), most, "none", OK];
  return [name, show(middle), most, String(limit), middle > limit ? OVER : OK];
}

/** The line that says how many first taps were not lost. */
async function firstTap(browser: Browser, runs: number): Promise<string[]> {
  const once = async () => withPhone(browser, async (page) => Number(await isFirstTapKept(page)));
  const kept = (await repeated(runs, once)).filter((value) => value === 1).length;
  return ["first tap is kept", `${kept}/${runs}`, "", `${runs}/${runs}`, kept < runs ? OVER : OK];
}

/** `npm run bench:interactions`: how soon a cheap phone answers, and its longest task while loading. */
runMain(async () => {
  const { pages, isBuilt, runs } = readOptions(process.argv.slice(2), RUNS);
  const executable = await requireChromium("measurements");
  const { measured, tap } = await withSite(isBuilt, async () =>
    withBrowser(executable, async (browser) => ({
      measured: await measure(browser, pages, runs),
      tap: await firstTap(browser, runs),
    })),
  );
  const rows = [...measured.flatMap(({ figures }) => figures).map(row), tap];
  const head = ["at a CPU four times slower", "median ms", "most ms", "budget", ""];
  const measurements = measured.flatMap((each) => each.measurements);
  console.log(`\n${table(head, rows)}\n\n${disturbance(measurements)}`);
  return rows.every((cells) => cells.at(-1) === OK) ? 0 : 1;
});
