import type { Result } from "lighthouse";
import { FLOOR_IMAGE, FLOOR_TEXT } from "./bench/floor";
import { readOptions } from "./bench/options";
import { categories, figuresOf, type PageFigures } from "./bench/page-figures";
import { isOverBudget, pageReport } from "./bench/page-report";
import { BENCH_ORIGIN, withSite } from "./bench/site";
import { watched } from "./bench/stolen-time";
import { disturbance, undisturbed, type Measurement } from "./bench/undisturbed";
import { requireChromium } from "./lib/chromium";
import { runLighthouse } from "./lib/lighthouse";
import { runMain } from "./lib/main";

const RUNS = 7;

type Loads = ReadonlyMap<string, Measurement<Result>[]>;

/** Loads every page once a round, so that what else the machine does falls on all alike. */
async function measure(executable: string, pages: readonly string[], runs: number): Promise<Loads> {
  const results: Loads = new Map(pages.map((page) => [page, []]));
  for (let round = 0; round < runs; round += 1) {
    console.log(`Round ${round + 1} of ${runs}`);
    for (const [page, loads] of results) {
      const asked = round === 0 ? categories : (["performance"] as const);
      const once = async () => runLighthouse(executable, BENCH_ORIGIN + page, asked);
      loads.push(await undisturbed(async () => watched(once)));
    }
  }
  return results;
}

const figuresOfAll = (loads: Loads): Map<string, PageFigures> =>
  new Map([...loads].map(([page, own]) => [page, figuresOf(own.map(({ value }) => value))]));

/** `npm run bench`: Lighthouse on each kind of page against a floor page, as one table of medians. */
runMain(async () => {
  const { pages, isBuilt, runs } = readOptions(process.argv.slice(2), RUNS);
  const executable = await requireChromium("measurements");
  const loads = await withSite(isBuilt, async () =>
    measure(executable, [FLOOR_TEXT, FLOOR_IMAGE, ...pages], runs),
  );
  const figures = figuresOfAll(loads);
  const [text, image] = [figures.get(FLOOR_TEXT), figures.get(FLOOR_IMAGE)];
  if (text === undefined || image === undefined) throw new Error("The floor was not measured.");
  figures.delete(FLOOR_TEXT);
  figures.delete(FLOOR_IMAGE);
  console.log(
    `\n${pageReport(figures, { text, image })}\n\n${disturbance([...loads.values()].flat())}`,
  );
  const isOver = [...figures].some(([page, own]) => isOverBudget(page, own, { text, image }));
  return isOver ? 1 : 0;
});
