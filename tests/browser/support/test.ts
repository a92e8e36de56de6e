import { expect, test as base, type Page } from "@playwright/test";

interface Watch {
  /** Console errors, uncaught errors (React's hydration errors among them) and blocked resources. */
  readonly faults: string[];
  /** Requests to other hosts than the site and its API. */
  readonly thirdParty: string[];
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
      expect(watch.faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has hydrated the page and its visit is recorded. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator("nav[data-hydrated]")).toBeAttached();
}

export { expect };
