import type { Locator } from "@playwright/test";
import { first, posts } from "../support/site-content";
import { expect, test } from "./support/test";

const phone = { width: 360, height: 740 };

/** Width at which a picture is shown after it has loaded; it fails for a picture that doesn't load. */
async function shownWidth(image: Locator): Promise<number> {
  await image.scrollIntoViewIfNeeded();
  return image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return element.getBoundingClientRect().width;
  });
}

for (const path of ["/blog/", "/case-study/"]) {
  test(`${path} shows a cover with each entry, and nothing moves when it loads`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/figures/cover-*", async (route) => {
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
      expect(await shownWidth(entry.locator("img").first())).toBeGreaterThan(200);
    }
    expect(await heights()).toEqual(before);
  });
}

test.describe("without JavaScript", () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test("a post shows its cover", async ({ page }) => {
    await page.goto(first(posts).url);
    const cover = page.getByRole("main").getByRole("img").first();
    await cover.scrollIntoViewIfNeeded();
    await expect(cover).toBeVisible();
    const image = await page.request.get((await cover.getAttribute("src")) ?? "");
    expect(image.ok()).toBe(true);
  });
});
