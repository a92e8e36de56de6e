import type { Page } from "@playwright/test";

/** Keeps the browser's record of when the next page had loaded, which `page.clock` takes away. */
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
