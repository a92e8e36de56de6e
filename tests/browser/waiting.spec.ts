import type { Page } from "@playwright/test";
import { comesToLife, expect, test } from "./support/test";

/** The bar along the top of the page, as it is painted: what it is of, and whether it is seen. */
async function bar(page: Page) {
  return page.evaluate(() => {
    const place = document.querySelector("[role=status]");
    if (place === null) throw new Error("The page has no place for the indicator.");
    const { content, borderTopWidth, visibility } = getComputedStyle(place, "::before");
    return content === "none" ? null : { thickness: borderTopWidth, visibility };
  });
}

/** Moves the animations of the page to a time since they began, in ms, and holds them there. */
async function holdAnimationsAt(page: Page, time: number): Promise<void> {
  await page.evaluate((currentTime) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = currentTime;
    }
  }, time);
}

/** Presses a button before the scripts are there; the returned function lets them come. */
async function pressEarly(page: Page): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\.js$/u, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto("/faq/");
  expect(await bar(page)).toBeNull();
  await page.getByRole("banner").getByRole("button", { name: "Free Demo" }).click();
  await expect(page.locator("html[data-waiting]")).toHaveCount(1);
  return () => open();
}

/** Where the parts of the page are. */
async function layout(page: Page) {
  return Promise.all(
    ["banner", "main", "contentinfo"].map((role) => page.getByRole(role as "banner").boundingBox()),
  );
}

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test("a press that waits for scripts is seen to: at once by the pointer, after 1 s by a bar", async ({
      page,
    }) => {
      const release = await pressEarly(page);
      const button = page.getByRole("banner").getByRole("button", { name: "Free Demo" });
      await expect(button).toHaveCSS("cursor", "progress");
      await expect(page.locator("html")).toHaveCSS("cursor", "progress");
      await expect(page.getByRole("link", { name: "Contact Sales" })).toHaveCSS(
        "cursor",
        "pointer",
      );
      const before = await layout(page);
      await holdAnimationsAt(page, 999);
      expect(await bar(page)).toEqual({ thickness: "4px", visibility: "hidden" });
      await holdAnimationsAt(page, 1001);
      expect(await bar(page)).toEqual({ thickness: "4px", visibility: "visible" });
      expect(await layout(page)).toEqual(before);
      const moves = await page.evaluate(() =>
        document
          .getAnimations()
          .map((animation) => animation.effect?.getComputedTiming().iterations),
      );
      expect(moves.includes(Infinity)).toBe(reducedMotion === "no-preference");
      release();
      await comesToLife(page);
      await expect(page.getByRole("dialog", { name: "Get Free Demo" })).toBeVisible();
      expect(await bar(page)).toBeNull();
    });
  });
}
