import type { Locator } from "@playwright/test";
import { caseStudies, first, posts } from "../support/site-content";
import { expect, test } from "./support/test";

const phone = { width: 360, height: 740 };

/** Width of the image file that the browser chose, and the width at which it is shown. */
async function widthsOf(image: Locator): Promise<{ file: number; shown: number }> {
  await image.scrollIntoViewIfNeeded();
  return image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const chosen = new Image();
    chosen.src = element.currentSrc;
    await chosen.decode();
    return { file: chosen.naturalWidth, shown: element.getBoundingClientRect().width };
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: phone, deviceScaleFactor: 2 });

  for (const { url } of [first(posts), first(caseStudies)]) {
    test(`${url} shows its cover in AVIF and at the screen's resolution`, async ({ page }) => {
      await page.goto(url);
      const cover = page.getByRole("main").locator("picture img").first();
      const { file, shown } = await widthsOf(cover);
      // Its place has the gutters at its sides and a frame of 1 px.
      expect(shown).toBe(phone.width - 34);
      expect(file).toBe(2 * (phone.width - 32));
      expect(await cover.evaluate((it: HTMLImageElement) => it.currentSrc)).toMatch(/\.avif$/u);
    });
  }
});

for (const path of ["/blog/", "/case-study/"]) {
  test(`${path} shows a cover with each entry, and nothing moves when it loads`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/*.avif", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path);
    const entries = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    const heights = () =>
      entries.evaluateAll((items) => items.map((it) => it.getBoundingClientRect().height));
    const before = await heights();
    release();
    for (const entry of await entries.all()) {
      const { file, shown } = await widthsOf(entry.locator("picture img"));
      expect(file).toBeGreaterThanOrEqual(Math.min(shown, 656));
    }
    expect(await heights()).toEqual(before);
  });
}

test.describe("without JavaScript", () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test("a post shows its cover", async ({ page }) => {
    await page.goto(first(posts).url);
    const cover = page.getByRole("main").locator("picture img").first();
    await cover.scrollIntoViewIfNeeded();
    await expect(cover).toBeVisible();
    const image = await page.request.get((await cover.getAttribute("src")) ?? "");
    expect(image.ok()).toBe(true);
  });
});
