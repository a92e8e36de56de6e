import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { banner, menu } from "./support/header";
import { expectFocusOn, walkThrough, walkTo } from "./support/keyboard";
import { headingOf } from "./support/navigation";
import { expect, open, test } from "./support/test";

const skipLink = (page: Page) => page.getByRole("link", { name: "Skip to content" });

test.beforeEach(({ context }) => answerConsent(context));

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("every Tab stop from the skip link over open menus to the footer is seen, and works", async ({
    page,
  }) => {
    await open(page, "/faq/");
    await walkThrough([skipLink(page)]);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);

    const [solutions, resources] = [menu(page, "Solutions"), menu(page, "Resources")];
    await skipLink(page).focus();
    await walkTo(solutions);
    await page.keyboard.press("Enter");
    await expect(solutions).toHaveAttribute("aria-expanded", "true");
    const links = await banner(page).getByRole("list").getByRole("list").getByRole("link").all();
    await walkThrough([...links, resources]);
    await page.keyboard.press("Space");
    await expect(solutions).toHaveAttribute("aria-expanded", "false");
    await walkThrough([banner(page).getByRole("link", { name: "Blog" })]);
    await page.keyboard.press("Escape");
    await expectFocusOn(resources);
    await expect(resources).toHaveAttribute("aria-expanded", "false");

    const footer = page.getByRole("contentinfo");
    await walkTo(footer.getByRole("link", { name: "United States" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/us/?region=us");

    // A page reached by a link is announced and starts at its top.
    await resources.press("Enter");
    await walkTo(banner(page).getByRole("link", { name: "Glossary" }));
    await page.keyboard.press("Enter");
    const heading = await headingOf(page, "/glossary/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL("/glossary/");
    await expect(page.locator("[aria-live=assertive]")).toHaveText(`Navigated to ${heading}`);
    await expect(resources).toHaveAttribute("aria-expanded", "false");
    await walkThrough([skipLink(page)]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test("one menu group is open at a time, by finger and key, and locks the page behind it; Escape returns focus to Menu; every Tab stop of a form's page is seen, forwards and backwards", async ({
    page,
  }) => {
    test.slow();
    await open(page, "/request-demo/");
    const [solutions, resources] = [menu(page, "Solutions"), menu(page, "Resources")];
    const pricing = banner(page).getByRole("link", { name: "Pricing" });
    await expect(pricing).toBeHidden();
    await walkTo(menu(page, "Menu"));
    await page.keyboard.press("Enter");
    await walkThrough([solutions]);
    await page.keyboard.press("Space");
    await walkTo(banner(page).getByRole("link", { name: "Integrations" }));
    await walkThrough([resources]);
    await page.keyboard.press("Enter");
    await expect(solutions).toHaveAttribute("aria-expanded", "false");
    await walkTo(banner(page).getByRole("link", { name: "Glossary" }));
    await walkThrough([banner(page).getByRole("link", { name: "Contact Sales" }), pricing]);
    await walkTo(banner(page).getByRole("link", { name: "Blog" }), "Shift+Tab");
    await page.keyboard.press("Escape");
    await expectFocusOn(menu(page, "Menu"));
    await expect(menu(page, "Menu")).toHaveAttribute("aria-expanded", "false");
    await expect(resources).toBeHidden();
    await walkTo(page.getByRole("contentinfo").getByRole("link", { name: "United States" }));
    await walkTo(skipLink(page), "Shift+Tab");

    await menu(page, "Menu").tap();
    await page.mouse.move(160, 600);
    await page.mouse.wheel(0, 400);
    await solutions.tap();
    await expect(banner(page).getByRole("link", { name: "Integrations" })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await resources.tap();
    await expect(solutions).toHaveAttribute("aria-expanded", "false");
    await menu(page, "Menu").tap();
    await expect(pricing).toBeHidden();
    await menu(page, "Menu").tap();
    await resources.tap();
    await banner(page).getByRole("link", { name: "Blog" }).tap();
    await expect(page).toHaveURL("/blog/");
    await expect(menu(page, "Menu")).toHaveAttribute("aria-expanded", "false");
  });
});
