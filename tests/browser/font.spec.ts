import type { Page } from "@playwright/test";
import { first, posts } from "../support/site-content";
import { expect, test } from "./support/test";

/** Whether the main heading is set in a web font that has loaded. */
const hasWebFont = async (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const unquoted = (name = "") => name.replaceAll('"', "").trim();
    const name = unquoted(getComputedStyle(heading).fontFamily.split(",")[0]);
    return [...document.fonts].some(
      ({ family, status }) => unquoted(family) === name && status === "loaded",
    );
  });

for (const width of [360, 1440]) {
  test(`the first page is in the brand font at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await expect.poll(async () => hasWebFont(page)).toBe(true);
  });
}

for (const path of ["/", first(posts).url]) {
  test(`${path} does not move when its font arrives late`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/*.woff2", async (route) => {
      await released;
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { layoutShift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sum = Number(Reflect.get(window, "layoutShift"));
          Object.assign(window, { layoutShift: sum + Number(Reflect.get(entry, "value")) });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const font = page.waitForResponse("**/*.woff2");
    release();
    await (await font).finished();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const shift = await page.evaluate(() => Number(Reflect.get(window, "layoutShift")));
    // A line of the heading and one of the intro may wrap differently in the fallback. A wrong fallback
    // moves far more.
    expect(shift).toBeLessThan(0.06);
  });
}
