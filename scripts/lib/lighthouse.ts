import type { Result } from "lighthouse";
import { withHeadlessChromium } from "./headless-chromium";

const RUN_LIMIT_MS = 90_000;

/** Audits of what a page is need no long wait for the network and no picture of it. */
const staticSettings = { networkQuietThresholdMs: 1000, disableFullPageScreenshot: true };

/** Lighthouse's categories. */
export type Category = "performance" | "accessibility" | "best-practices" | "seo";

/**
 * Loads a page in a fresh Chromium and lets Lighthouse judge it as a phone's visitor would: its
 * `mobile` settings with simulated throttling (150 ms round trip, 1.6 Mbit/s, a CPU four times slower).
 *
 * @throws Where the page can't be loaded, or nothing comes within a minute and a half.
 */
export async function runLighthouse(
  executable: string,
  url: string,
  categories: readonly Category[],
): Promise<Result> {
  const { default: lighthouse } = await import("lighthouse");
  return withHeadlessChromium(executable, async (port) => {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${url}: no result in time`)), RUN_LIMIT_MS);
    });
    const run = lighthouse(url, {
      port,
      onlyCategories: [...categories],
      logLevel: "silent",
      ...(!categories.includes("performance") && staticSettings),
    });
    const result = await Promise.race([run, limit]).finally(() => clearTimeout(timer));
    if (result === undefined) throw new Error(`${url}: Lighthouse gave no result.`);
    const { lhr } = result;
    if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return lhr;
  });
}

/** Score of a category, 0 to 100; null where it was not asked for. */
export function scoreOf(result: Result, category: Category): number | null {
  const score = result.categories[category]?.score;
  return score == null ? null : Math.round(score * 100);
}

/** The audits that keep a category below 100: their ids, and what they found. */
export function failingAudits(result: Result, category: Category): string[] {
  const references = result.categories[category]?.auditRefs ?? [];
  return references
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => result.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(
      ({ id, title, displayValue }) => `${id}: ${[title, displayValue].filter(Boolean).join(", ")}`,
    );
}
