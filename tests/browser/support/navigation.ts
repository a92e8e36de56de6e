import { expect, type Locator, type Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { waitForHydration } from "./test";

/** Turns data saving on: Gatsby then prefetches nothing, so each request belongs to a navigation. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true, effectiveType: "4g" },
    });
  });
}

/** Opens a page and stops its clock once it is hydrated: only `page.clock.runFor` moves it. */
export async function openAtRest(page: Page, path: string, { reload = false } = {}): Promise<void> {
  await page.clock.install();
  if (reload) await page.reload();
  else await page.goto(path);
  await waitForHydration(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 5000);
}

/** The main heading of a page, as its HTML has it. Read outside the page, which may be navigating. */
export async function headingOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const [heading = ""] = /<h1.*?<\/h1>/su.exec(html) ?? [];
  return parse(heading).text;
}

/** Runs a stopped clock until the page with this heading is shown. */
export async function arrivesAt(page: Page, heading: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading, { timeout: 50 });
  }).toPass();
}

/** Scroll position in CSS pixels. */
export async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Marks the document; a full load removes the mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-mark", "kept"));
}

/** Matches the document only if it is still marked. */
export function markedDocument(page: Page): Locator {
  return page.locator("html[data-mark]");
}

/** Follows a link without scrolling to it, as a mouse click would. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]`).first().dispatchEvent("click", { button: 0 });
}

/** Waits until Gatsby has saved a new scroll position, which it does in the next frame. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
      }),
  );
}

/** Scrolls, and waits until Gatsby has saved the position. */
export async function scrollAndSettle(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await settle(page);
  expect(await scrollTop(page)).toBe(top);
}
