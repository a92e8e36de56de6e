import type { Browser } from "@playwright/test";
import { longestTasks, SHORTEST_EVENT_MS, SHORTEST_TASK_MS } from "./bench/event-timing";
import { interactions, timeOf } from "./bench/interactions";
import { readOptions } from "./bench/options";
import { isFirstTapKept } from "./bench/first-tap";
import { openAlive, withBrowser, withPhone } from "./bench/phone";
import { withSite } from "./bench/site";
import { median } from "./bench/statistics";
import { table } from "./bench/table";
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

async function repeated<Value>(runs: number, once: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await once());
  return values;
}

async function measure(browser: Browser, pages: readonly string[], runs: number) {
  const figures: Figure[] = [];
  for (const interaction of interactions) {
    console.log(interaction.name);
    const once = async () => withPhone(browser, async (page) => timeOf(interaction, page));
    const values = await repeated(runs, once);
    figures.push({
      name: interaction.name,
      values,
      limit: INTERACTION_LIMIT_MS,
      least: SHORTEST_EVENT_MS,
    });
  }
  for (const path of pages) {
    console.log(`load of ${path}`);
    const once = async () =>
      withPhone(browser, async (page) => {
        await openAlive(page, path);
        return longestTasks(page);
      });
    const tasks = await repeated(runs, once);
    const least = SHORTEST_TASK_MS;
    figures.push(
      {
        name: `longest task of scripts, ${path}`,
        values: tasks.map(({ scripts }) => scripts),
        limit: TASK_LIMIT_MS,
        least,
      },
      // The browser's own work on the HTML; the budgets of FCP and LCP hold it.
      {
        name: `longest task until painted, ${path}`,
        values: tasks.map(({ paint }) => paint),
        limit: null,
        least,
      },
    );
  }
  return figures;
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
  const rows = await withSite(isBuilt, async () =>
    withBrowser(executable, async (browser) => [
      ...(await measure(browser, pages, runs)).map(row),
      await firstTap(browser, runs),
    ]),
  );
  const head = ["at a CPU four times slower", "median ms", "most ms", "budget", ""];
  console.log(`\n${table(head, rows)}`);
  return rows.every((cells) => cells.at(-1) === OK) ? 0 : 1;
});
