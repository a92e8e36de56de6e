import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

const PAGES = ["/", "/us/", "/strategic-sourcing/", "/blog/compare-quotations-on-landed-cost/"];

/** Of a server that sends a page in two halves. */
const SLOW_PORT = 9109;

declare global {
  interface Window {
    /** What the page has moved by itself, and what has moved. */
    shifts: string[];
  }
}

/** Notes every shift of the layout from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      window.shifts.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

for (const path of PAGES) {
  test(`${path} does not move when its font comes late`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await watchShifts(page);
    let release: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/*.woff2", async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const font = page.waitForResponse("**/*.woff2");
    release();
    await (await font).finished();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  });

  test(`${path} needs no scrolling sideways at 320 px, also with 200 % text`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(320);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await width()).toBeLessThanOrEqual(320);
  });
}

test("a table does not move when its rows come one after the other", async ({ page, watch }) => {
  const html = await (await page.request.get("/")).text();
  const half = html.indexOf("</tr>") + "</tr>".length;
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html");
    response.write(html.slice(0, half));
    setTimeout(() => response.end(html.slice(half)), 700);
  }).listen(SLOW_PORT, "localhost");
  try {
    await page.setViewportSize({ width: 412, height: 823 });
    await watchShifts(page);
    await page.goto(`http://localhost:${SLOW_PORT}/`);
    await expect(page.getByRole("columnheader").first()).toBeVisible();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  } finally {
    server.close();
    watch.faults.splice(0); // That server has nothing but the page.
  }
});
