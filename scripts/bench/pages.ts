import type { Result } from "lighthouse";
import { z } from "zod";
import { categories, failingAudits, runLighthouse, scoreOf } from "../lib/lighthouse";
import { median } from "../lib/statistics";
import { table } from "../lib/table";
import { htmlBudgetOf, TOLERANCE } from "../../tests/support/html-budget";
import { BENCH_ORIGIN } from "./site";

const FLOOR_TEXT = "/_floor/text/";
const FLOOR_IMAGE = "/_floor/image/";

const KB = 1024;

/** The build compresses faster than a CDN, and the browser counts headers: this much more is sent. */
const SENT = 1.12;

const figureNames = [
  "FCP",
  "LCP",
  "TBT",
  "CLS",
  "HTML+CSS",
  "scripts",
  "fonts",
  ...categories,
] as const;
type FigureName = (typeof figureNames)[number];

/** Figures of one page. Times in ms, sizes in KB as transferred. */
type Figures = Readonly<Record<FigureName, number>>;

const networkItems = z.array(
  z.object({ transferSize: z.number(), resourceType: z.string().optional() }),
);

function readFigures(result: Result): Figures {
  const details = result.audits["network-requests"]?.details;
  const items = networkItems.parse(
    details !== undefined && "items" in details ? details.items : [],
  );
  const kilobytes = (type: string) =>
    items
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0) / KB;
  const metric = (id: string) => result.audits[id]?.numericValue ?? Infinity;
  return {
    FCP: metric("first-contentful-paint"),
    LCP: metric("largest-contentful-paint"),
    TBT: metric("total-blocking-time"),
    CLS: metric("cumulative-layout-shift"),
    "HTML+CSS": kilobytes("Document"),
    scripts: kilobytes("Script"),
    fonts: kilobytes("Font"),
    performance: scoreOf(result, "performance"),
    accessibility: scoreOf(result, "accessibility"),
    "best-practices": scoreOf(result, "best-practices"),
    seo: scoreOf(result, "seo"),
  };
}

function medians(runs: readonly Figures[]): Figures {
  const entries = figureNames.map((name) => [name, median(runs.map((run) => run[name]))] as const);
  return Object.fromEntries(entries) as Record<FigureName, number>;
}

/** The budget of each figure: a minimum for scores, a maximum for the others. */
function budgetsOf(page: string, text: Figures, image: Figures): Figures {
  const html = htmlBudgetOf(page);
  // More HTML than the first TCP window carries costs a round trip.
  const isLong = html > 14;
  return {
    FCP: (isLong ? 1.3 : 1.15) * text.FCP,
    LCP: (isLong ? 1.1 : 1) * image.LCP,
    TBT: 100,
    CLS: 0.01,
    "HTML+CSS": html * TOLERANCE * SENT,
    scripts: page.startsWith("/tools/") ? 140 : 95,
    fonts: 45,
    performance: 99,
    accessibility: 100,
    "best-practices": 100,
    seo: 100,
  };
}

const isScore = (name: FigureName) => categories.some((category) => category === name);
const isOver = (name: FigureName, value: number, budget: number) =>
  isScore(name) ? value < budget : value > budget;
const shown = (value: number) =>
  value < 1 ? value.toFixed(3) : value.toFixed(value < 100 ? 1 : 0);

/**
 * Measures pages with Lighthouse and prints the medians. A figure over its budget is marked with `!`.
 *
 * @returns Whether all figures are within their budgets.
 */
export async function benchPages(executable: string, pages: readonly string[], runs: number) {
  const results = new Map(
    [FLOOR_TEXT, FLOOR_IMAGE, ...pages].map((page) => [page, Array<Result>()]),
  );
  // All pages once per round, so that a slow minute of the machine affects them alike.
  for (let round = 1; round <= runs; round += 1) {
    console.log(`Lighthouse: round ${round} of ${runs}`);
    for (const [page, list] of results)
      list.push(await runLighthouse(executable, BENCH_ORIGIN + page));
  }
  const figures = (page: string) => medians((results.get(page) ?? []).map(readFigures));
  const [text, image] = [figures(FLOOR_TEXT), figures(FLOOR_IMAGE)];
  const row = (page: string, own: Figures, budgets?: Figures) => [
    page,
    ...figureNames.map((name) => {
      const over = budgets !== undefined && isOver(name, own[name], budgets[name]);
      return over ? `${shown(own[name])} !` : shown(own[name]);
    }),
  ];
  const rows = pages.map((page) => row(page, figures(page), budgetsOf(page, text, image)));
  console.log(
    `\n${table(["page", ...figureNames], [row("floor, text", text), row("floor, image", image), ...rows])}`,
  );
  for (const page of pages) {
    const [first] = results.get(page) ?? [];
    const failing =
      first === undefined ? [] : categories.flatMap((name) => failingAudits(first, name));
    for (const audit of failing) console.log(`${page}  ${audit}`);
  }
  return !rows.flat().some((cell) => cell.endsWith("!"));
}
