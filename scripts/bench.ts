import { parseArgs } from "node:util";
import { benchInteractions } from "./bench/interactions";
import { benchPages } from "./bench/pages";
import { pagesToMeasure, withSite } from "./bench/site";
import { requireChromium } from "./lib/chromium";
import { runMain } from "./lib/main";

/**
 * `npm run bench`: Lighthouse on one page of each kind, and the response times of a slow phone, as
 * medians against budgets. `--built` uses the existing build, `--runs=1` measures once, and
 * `--pages=/,/about/` chooses the pages.
 */
runMain(async () => {
  const { values } = parseArgs({
    options: {
      built: { type: "boolean", default: false },
      runs: { type: "string", default: "5" },
      pages: { type: "string" },
    },
  });
  const executable = await requireChromium();
  const runs = Number(values.runs);
  return withSite(values.built, async () => {
    const pages = values.pages?.split(",") ?? pagesToMeasure();
    const isPaintedInTime = await benchPages(executable, pages, runs);
    const isResponsive = await benchInteractions(executable, runs);
    return isPaintedInTime && isResponsive ? 0 : 1;
  });
});
