import type { Page } from "@playwright/test";
import { holdScripts } from "./support/late-scripts";
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

/** Where the parts of the page are. */
async function layout(page: Page) {
  const roles = ["banner", "main", "contentinfo"] as const;
  return Promise.all(roles.map((role) => page.getByRole(role).boundingBox()));
}

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test("a press that waits for scripts is seen to: at once by the pointer, after 1 s by a bar", async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto("/faq/");
      expect(await bar(page)).toBeNull();
      const button = page.getByRole("banner").getByRole("button", { name: "Free Demo" });
      await button.click();
      await expect(button).toHaveCSS("cursor", "progress");
      await expect(page.locator("html")).toHaveCSS("cursor", "progress");
      const link = page.getByRole("link", { name: "Contact Sales" });
      await expect(link).toHaveCSS("cursor", "pointer");
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
