import type { Page } from "@playwright/test";

/** Saves the browser's record of when the next page loaded, which `page.clock` removes. */
export async function recordLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener("load", () => {
      const record = Object.create(PerformanceNavigationTiming.prototype, {
        loadEventEnd: { value: performance.now() },
      }) as PerformanceEntry;
      performance.getEntriesByType = () => [record];
    });
  });
}
