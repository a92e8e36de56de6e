import { expect, type Page } from "@playwright/test";

/** From now on the page records, by its own clock, when a new main heading is shown. */
export async function noteArrivals(page: Page): Promise<void> {
  await page.evaluate(() => {
    let shown = document.querySelector("h1")?.textContent;
    new MutationObserver(() => {
      const heading = document.querySelector("h1")?.textContent;
      if (heading === undefined || heading === shown) return;
      shown = heading;
      Object.assign(window, { arrived: Date.now() });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Moves a stopped clock to so many milliseconds after the last new heading. */
export async function runToAfterArrival(page: Page, milliseconds: number): Promise<void> {
  const left = await page.evaluate(
    (after) => Number(Reflect.get(window, "arrived")) + after - Date.now(),
    milliseconds,
  );
  expect(left).toBeGreaterThan(0);
  await page.clock.runFor(left);
}
