import { expect, test as base, type Page } from "@playwright/test";

/** Third parties that a page may try to reach; none exists here. */
const BOOKING = "https://booking.example/**";

interface Watch {
  /** Console errors, uncaught errors (React's hydration errors among them) and blocked resources. */
  readonly faults: string[];
  /** Requests that left for neither the site nor its API. */
  readonly thirdParty: string[];
}

/**
 * Playwright's test with a page whose every fault fails the test. The booking calendar, which is a
 * third party's, is answered by an empty page.
 */
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
      await page.route(BOOKING, (route) =>
        route.fulfill({ contentType: "text/html", body: "<h1>Calendar</h1>" }),
      );
      await use(watch);
      expect(watch.faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page is hydrated and its visit recorded. */
export async function comesToLife(page: Page): Promise<void> {
  await expect(page.locator("nav[data-hydrated]")).toBeAttached();
}

export { expect };
