import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { banner, menu } from "./support/header";
import { expect, test, waitForHydration } from "./support/test";

const searchField = (page: Page) => page.getByRole("main").getByRole("searchbox");

test.beforeEach(({ context }) => answerConsent(context));

test.describe("on a wide screen", () => {
  for (const width of [1024, 1440]) {
    test(`the panels fit a window of ${width} px, and each entry is a target with its icon`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/faq/");
      await waitForHydration(page);
      for (const name of ["Solutions", "Resources"]) {
        await menu(page, name).press("Enter");
        const panel = menu(page, name).locator("xpath=following-sibling::ul");
        const box = await panel.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        const bar = await banner(page).boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
        for (const icon of await panel.locator("img").all()) {
          const size = () => icon.evaluate((image: HTMLImageElement) => image.naturalWidth);
          await expect.poll(size).toBeGreaterThan(0);
        }
        await page.keyboard.press("Escape");
      }
    });
  }

  test("the current page and the menu that it is in are marked", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/glossary/");
    await waitForHydration(page);
    const underline = (name: string) =>
      menu(page, name).evaluate((button) => getComputedStyle(button).textDecorationLine);
    expect(await underline("Resources")).toBe("underline");
    expect(await underline("Solutions")).toBe("none");
    await menu(page, "Resources").press("Enter");
    const current = banner(page).getByRole("link", { name: "Glossary" });
    await expect(current).toHaveAttribute("aria-current", "page");
    await expect(current).toHaveCSS("text-decoration-line", "underline");
  });

  test("a press on the line about a link opens its page", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/faq/");
    await waitForHydration(page);
    await menu(page, "Resources").click();
    const link = banner(page).getByRole("link", { name: "Glossary" });
    const about = link.locator("xpath=following-sibling::p");
    await expect(about).toBeVisible();
    const box = await about.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 5);
    await expect(page).toHaveURL("/glossary/");
  });
});

test("the / key opens search with its field focused, but not while typing", async ({ page }) => {
  await page.goto("/request-demo/");
  await waitForHydration(page);
  const email = page.getByRole("main").getByLabel("Work email");
  await email.pressSequentially("a/b");
  await expect(email).toHaveValue("a/b");
  await email.blur();
  await page.keyboard.press("/");
  await expect(page).toHaveURL("/search/");
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue("");
});

test("the / key can be switched off on the search page", async ({ page }) => {
  await page.goto("/search/");
  await waitForHydration(page);
  await page.getByRole("checkbox", { name: "Open search with the / key" }).uncheck();
  await page.goto("/faq/");
  await waitForHydration(page);
  await page.keyboard.press("/");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(page).toHaveURL("/faq/");
});

test("the header has a link to search", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/faq/");
  await banner(page).getByRole("link", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/search/");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test("the menu is clear of the edges, locks the page behind it, and its button closes it", async ({
    page,
  }) => {
    await page.goto("/faq/");
    await waitForHydration(page);
    await menu(page, "Menu").tap();
    const list = banner(page).getByRole("navigation").getByRole("list").first();
    const box = await list.boundingBox();
    expect(box?.x).toBeGreaterThan(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(390);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(800);
    await page.mouse.move(195, 700);
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await menu(page, "Solutions").tap();
    for (const item of await list.getByRole("listitem").filter({ visible: true }).all()) {
      expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await menu(page, "Menu").tap();
    await expect(list).toBeHidden();
  });
});
