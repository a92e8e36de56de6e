import type { Page } from "@playwright/test";

/** Has the browser render what the first view puts off (docs/decisions/0041-first-view.md). */
export async function renderAll(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.hasAttribute("data-painting"));
  await page.evaluate(() => document.documentElement.removeAttribute("data-first-view"));
}
