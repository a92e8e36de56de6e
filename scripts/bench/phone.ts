import { chromium, devices, type Browser, type Page } from "@playwright/test";
import { BENCH_ORIGIN } from "./site";

/** The shortest event that browsers report, in ms. */
const SHORTEST_EVENT = 16;

declare global {
  interface Window {
    /** Longest event of each interaction in ms, from the input to the next paint. */
    interactionTimes?: Record<string, number>;
  }
}

/** Runs `work` with a browser, then closes it. */
export async function withBrowser<T>(
  executablePath: string,
  work: (browser: Browser) => Promise<T>,
) {
  const args = [
    "--no-sandbox",
    "--disable-background-networking",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
  ];
  const browser = await chromium.launch({ executablePath, args });
  return work(browser).finally(async () => browser.close());
}

/** Runs `work` on a page of a new phone with a CPU four times slower than this machine's. */
export async function withPhone<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    ...devices["Moto G4"],
    locale: "en-IN",
    baseURL: BENCH_ORIGIN,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript((durationThreshold) => {
    new PerformanceObserver((list) => {
      const times = (window.interactionTimes ??= {});
      for (const entry of list.getEntries()) {
        const id: unknown = Reflect.get(entry, "interactionId");
        if (typeof id !== "number" || id === 0) continue;
        times[id] = Math.max(times[id] ?? 0, entry.duration);
      }
    }).observe({ type: "event", durationThreshold });
  }, SHORTEST_EVENT);
  return work(page).finally(async () => context.close());
}

/** Waits until the page is hydrated and idle. */
export async function idle(page: Page): Promise<void> {
  await page.locator("nav[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForTimeout(1000);
}

/** Time of what `act` does, from the input to the next paint, in ms. */
export async function interactionTime(page: Page, act: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    window.interactionTimes = {};
  });
  await act();
  await page.waitForTimeout(1000);
  const times = await page.evaluate(() => Object.values(window.interactionTimes ?? {}));
  return Math.max(SHORTEST_EVENT, ...times);
}
