import type { Page } from "@playwright/test";
import { comesToLife, expect, test } from "./support/test";

/** Whether the main heading is painted with the site's font: asked for, and read. */
const hasFont = async (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const plain = (name = "") => name.replaceAll('"', "").trim();
    const name = plain(getComputedStyle(heading).fontFamily.split(",")[0]);
    const face = [...document.fonts].find(({ family }) => plain(family) === name);
    return name === "Plain Ledger" && face?.status === "loaded";
  });

/** When the page's load ended and the font was asked for, in ms; `null` while it was not. */
const times = async (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const font = performance.getEntriesByType("resource").find(({ name }) => /woff2/u.test(name));
    const loaded = navigation instanceof PerformanceNavigationTiming && navigation.loadEventStart;
    return { loaded: Number(loaded), font: font?.startTime ?? null };
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the first page asks for the font after its load, the next stands in it", async ({
    page,
  }) => {
    await page.goto("/");
    await comesToLife(page);
    await expect.poll(async () => (await times(page)).font).not.toBeNull();
    const { loaded, font } = await times(page);
    expect(font).toBeGreaterThan(loaded);
    expect(await hasFont(page)).toBe(false);

    await page.goto("/about/");
    await expect.poll(async () => hasFont(page)).toBe(true);
  });
});

test("on a wider screen the first page stands in the site's font", async ({ page }) => {
  await page.goto("/");
  await expect.poll(async () => hasFont(page)).toBe(true);
  const { loaded, font } = await times(page);
  expect(font).toBeLessThan(loaded);
});

test("the browser can read the site's font", async ({ page }) => {
  await page.goto("/");
  const statuses = await page.evaluate(async () => {
    const faces = await document.fonts.load('700 16px "Plain Ledger"');
    return faces.map(({ status }) => status);
  });
  expect(statuses).toEqual(["loaded"]);
});
