import type { Page } from "@playwright/test";
import { openAtRest, saveData } from "./support/navigation";
import { expect, test } from "./support/test";

/** How many pages' data the browser was told to prefetch. */
const prefetched = (page: Page) =>
  page.locator("link[rel=prefetch][href*='page-data.json']").count();

const PAGE = "/";

/** Each four waits for the browser to be idle: on a clock that stands still, at most 50 ms. */
const IDLE = 50;

// Tall enough to show more than eight links at once.
test.use({ viewport: { width: 1280, height: 6000 } });

/** Lets time go on until at least `count` pages are prefetched, then holds it. */
async function runUntil(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await prefetched(page)).toBeGreaterThanOrEqual(count);
  }).toPass({ intervals: [1], timeout: 20_000 });
}

/** Holds back what is prefetched, so that it all comes while the clock stands still. */
async function holdAnswers(page: Page) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let read = 0;
  await page.route(/\/page-data\/(?!index\/).*page-data\.json$/u, async (route) => {
    await held;
    await route.continue();
  });
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "xhr" && request.url().endsWith("/page-data.json")) read += 1;
  });
  return { release, read: () => read };
}

test("linked pages are prefetched in fours, every 3 s", async ({ page }) => {
  const answers = await holdAnswers(page);
  await openAtRest(page, PAGE);
  await runUntil(page, 1);
  await expect.poll(() => prefetched(page)).toBe(4);
  const before = answers.read();
  answers.release();
  // The next four follow 3 s after the last of these is there and read.
  await expect.poll(() => answers.read() - before).toBe(4);
  await page.clock.runFor(2999);
  expect(await prefetched(page)).toBe(4);
  await page.clock.runFor(1 + IDLE);
  await expect.poll(() => prefetched(page)).toBeGreaterThan(4);
  // A link of the second four may lead to a page that is here already.
  expect(await prefetched(page)).toBeLessThanOrEqual(8);
});

async function nothingIsPrefetched(page: Page): Promise<void> {
  await openAtRest(page, PAGE);
  await page.clock.runFor(10_000);
  expect(await prefetched(page)).toBe(0);
}

test("nothing is prefetched for a visitor who saves data", async ({ page }) => {
  await saveData(page);
  await nothingIsPrefetched(page);
});

for (const effectiveType of ["2g", "slow-2g"]) {
  test(`nothing is prefetched on ${effectiveType}`, async ({ page }) => {
    await page.addInitScript((type) => {
      Object.defineProperty(navigator, "connection", { value: { effectiveType: type } });
    }, effectiveType);
    await nothingIsPrefetched(page);
  });
}

test.describe("a bot", () => {
  test.use({ userAgent: "Mozilla/5.0 (compatible; Examplebot/2.1; +https://bot.example/)" });
  test("is given nothing to prefetch", async ({ page }) => nothingIsPrefetched(page));
});
