import type { Page } from "@playwright/test";
import { postWithTerm } from "../support/site-content";
import { openAtRest } from "./support/navigation";
import { expect, test } from "./support/test";

/** Number of pages with a prefetch hint. */
const prefetched = (page: Page) =>
  page.locator("link[rel=prefetch][href*='page-data.json']").count();

// A walk-through would be as high as the window, and push the footer out of it.
const PAGE = "/faq/";

// Tall enough to show more than eight links at once.
test.use({ viewport: { width: 1280, height: 12_000 } });

/** Runs the stopped clock until at least `count` pages are prefetched. */
async function runUntil(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await prefetched(page)).toBeGreaterThanOrEqual(count);
  }).toPass({ intervals: [1], timeout: 20_000 });
}

test("linked pages are prefetched in batches of 4, every 3 s", async ({ page }) => {
  await openAtRest(page, PAGE);
  await runUntil(page, 4);
  await page.clock.runFor(2800);
  expect(await prefetched(page)).toBe(4);
  await runUntil(page, 5);
  expect(await prefetched(page)).toBeLessThanOrEqual(8);
});

test("pages that a text links to are prefetched too", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAtRest(page, postWithTerm().url);
  const link = page.getByRole("article").locator("a[aria-describedby]").first();
  await link.scrollIntoViewIfNeeded();
  const path = await link.getAttribute("href");
  const hint = page.locator(`link[rel=prefetch][href*="page-data${path}page-data.json"]`);
  await expect(async () => {
    await page.clock.runFor(3000);
    await expect(hint).toBeAttached({ timeout: 50 });
  }).toPass();
});

test("nothing is prefetched for a visitor who saves data, on 2g and for a bot", async ({
  page,
}) => {
  for (const [name, answers] of [
    ["saves data", { connection: { saveData: true, effectiveType: "4g" } }],
    ["2g", { connection: { effectiveType: "2g" } }],
    ["a bot", { userAgent: "Mozilla/5.0 (compatible; Examplebot/2.1; +https://bot.example/)" }],
  ] as const) {
    await test.step(name, async () => {
      const visit = await page.context().newPage();
      await visit.setViewportSize({ width: 1280, height: 720 });
      await visit.addInitScript((own) => {
        for (const [key, value] of Object.entries(own)) {
          Object.defineProperty(navigator, key, { value });
        }
      }, answers);
      await openAtRest(visit, PAGE);
      await visit.clock.runFor(4000);
      expect(await prefetched(visit)).toBe(0);
      // The clock is the context's: the next page starts with it.
      await visit.clock.resume();
      await visit.close();
    });
  }
});
