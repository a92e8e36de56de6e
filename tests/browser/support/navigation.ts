import { expect, type Locator, type Page } from "@playwright/test";
import { comesToLife } from "./test";

/** A browser that saves data: Gatsby prefetches nothing, so each request is the navigation's own. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true, effectiveType: "4g" },
    });
  });
}

/** Opens a page whose clock stands still once it is alive: only `page.clock.runFor` moves it. */
export async function openAtRest(page: Page, path: string, { reload = false } = {}): Promise<void> {
  await page.clock.install();
  if (reload) await page.reload();
  else await page.goto(path);
  await comesToLife(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 5000);
}

/** Lets short moments pass until the page with this heading is shown. */
export async function arrivesAt(page: Page, heading: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading, { timeout: 50 });
  }).toPass();
}

/** How far down the page is, in CSS pixels. */
export async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Keeps a mark in the document that a full load would take away. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-mark", "kept"));
}

/** The document that was marked; none after a full load. */
export function markedDocument(page: Page): Locator {
  return page.locator("html[data-mark]");
}

/** Follows a link as a press of Enter does, from where the page is: a click would scroll to it. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]`).first().dispatchEvent("click", { button: 0 });
}

/** Waits until Gatsby has saved a scroll position: it does so in the frame after the scroll. */
export async function scrollAndSettle(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    window.scrollTo(0, y);
    return new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
  }, top);
  expect(await scrollTop(page)).toBe(top);
}
