import { expect, test as base, type Page } from "@playwright/test";

export interface Watch {
  /** Console errors, uncaught errors (React's hydration errors among them) and blocked resources. */
  readonly faults: string[];
  /** Requests to other hosts than the site and its API. */
  readonly thirdParty: string[];
  /** Faults that the test causes itself, of which some may come after its last step. */
  caused?: RegExp;
}

/** Playwright's test, which also fails on any error in the page. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const watch: Watch = { faults: [], thirdParty: [] };
      page.on("console", (message) => {
        if (message.type() === "error") watch.faults.push(message.text());
      });
      page.on("pageerror", (error) => watch.faults.push(String(error)));
      page.on("request", (request) => {
        const { hostname } = new URL(request.url());
        if (hostname !== "localhost") watch.thirdParty.push(request.url());
      });
      await use(watch);
      // A request that a test answers may still be under way.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      expect(watch.faults.filter((fault) => watch.caused?.test(fault) !== true)).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has hydrated the page and its visit is recorded. */
export async function waitForHydration(page: Page): Promise<void> {
  // Scripts start late, and a shared machine may stall.
  await expect(page.locator("nav[data-hydrated]")).toBeAttached({ timeout: 15_000 });
}

/** Opens a page and waits until it works. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/**
 * Expects no other faults than those that a test causes itself, which the browser reports, now and at the
 * end of the test.
 */
export function expectFaults(watch: Watch, caused = /Failed to load resource|net::ERR_/u): void {
  watch.caused = caused;
  expect(watch.faults.splice(0).filter((fault) => !caused.test(fault))).toEqual([]);
}

export { expect };
