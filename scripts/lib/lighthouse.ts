import { chromium } from "@playwright/test";
import type { Result } from "lighthouse";
import { EXTRA_SITE_PORT } from "./test-environment";

/** Lighthouse's categories. */
export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** Port of the browser's DevTools. */
const DEBUGGING_PORT = EXTRA_SITE_PORT + 1;

/**
 * Runs Lighthouse on a page, once more if it fails: on a slow machine it may miss the start of a trace.
 *
 * @throws When the page does not load.
 */
export const runLighthouse = async (executablePath: string, url: string): Promise<Result> =>
  runLighthouseOnce(executablePath, url).catch(async () => runLighthouseOnce(executablePath, url));

/**
 * Runs Lighthouse on a page with its mobile settings (simulated throttling, CPU four times slower) in
 * a new browser profile.
 */
async function runLighthouseOnce(executablePath: string, url: string): Promise<Result> {
  const { default: lighthouse } = await import("lighthouse");
  const browser = await chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--ignore-certificate-errors",
      "--disable-background-networking",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
      `--remote-debugging-port=${DEBUGGING_PORT}`,
    ],
  });
  try {
    const result = await lighthouse(url, {
      port: DEBUGGING_PORT,
      onlyCategories: [...categories],
      logLevel: "silent",
    });
    if (result === undefined) throw new Error(`${url}: Lighthouse returned no result.`);
    if (result.lhr.runtimeError !== undefined)
      throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** Score of a category from 0 to 100. */
export function scoreOf(result: Result, category: Category): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/** The audits that keep a category below 100, with what they found. */
export function failingAudits(result: Result, category: Category): string[] {
  return (result.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => result.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title, displayValue = "" }) => `${id}: ${title} ${displayValue}`.trim());
}
