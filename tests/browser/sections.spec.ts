import type { Page } from "@playwright/test";
import { markDocument } from "./support/navigation";
import { comesToLife, expect, test } from "./support/test";

const isMarked = async (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute("data-mark"));

const FROM = "/glossary/";
const TO = "/strategic-sourcing/";

/** Moves to a page within the site, from one without a scene. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.goto(FROM);
  await comesToLife(page);
  await markDocument(page);
  await page.evaluate((to) => {
    const navigate: unknown = Reflect.get(window, "___navigate");
    if (typeof navigate === "function") Reflect.apply(navigate, window, [to]);
  }, path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("main").getByRole("figure").first()).toBeVisible();
}

const main = (page: Page) => page.getByRole("main");

for (const [way, open] of [
  [
    "loaded",
    async (page: Page) => {
      await page.goto(TO);
      await comesToLife(page);
      await markDocument(page);
    },
  ],
  ["moved to", async (page: Page) => moveTo(page, TO)],
] as const) {
  test.describe(`a page that was ${way}`, () => {
    test("has its scene, its sections and no other page's", async ({ page }) => {
      await open(page);
      await expect(main(page).getByRole("figure").first()).toBeVisible();
      await expect(page.getByRole("heading", { name: "Category managers ask" })).toBeVisible();
      await expect(page.locator("[data-content=text]")).toHaveCount(1);
    });

    test("moves on by a link in its text without a whole load", async ({ page }) => {
      await open(page);
      await main(page).getByRole("link", { name: "Read the sourcing glossary" }).click();
      await expect(page).toHaveURL("/glossary/");
      expect(await isMarked(page)).toBe(true);
    });

    test("leaves a press that asks for a new tab to the browser", async ({ page, context }) => {
      await open(page);
      const opened = context.waitForEvent("page");
      await main(page)
        .getByRole("link", { name: "Read the sourcing glossary" })
        .click({ modifiers: ["Control"] });
      await (await opened).close();
      await expect(page).toHaveURL(TO);
    });

    test("opens the lead modal by a button in its text, and gives focus back", async ({ page }) => {
      await open(page);
      const button = main(page).getByRole("button", { name: "Model one of your categories" });
      await button.click();
      await expect(page.getByRole("dialog", { name: "Get Free Demo" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
      expect(await isMarked(page)).toBe(true);
    });
  });
}

test("a page that a pointer rests on is loaded at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(TO);
  await comesToLife(page);
  const asked = page.waitForResponse("**/page-data/case-study/page-data.json");
  await page.evaluate(() => {
    const link = document.querySelector('main a[href="/glossary/"]');
    link?.setAttribute("href", "/case-study/");
  });
  await main(page).getByRole("link", { name: "Read the sourcing glossary" }).hover();
  await asked;
});
