import type { Page } from "@playwright/test";
import { settings } from "../support/site-content";
import { answerConsent } from "./support/answered";
import { banner, menu } from "./support/header";
import { hold, SCRIPTS } from "./support/hold";
import { expect, open, test, waitForHydration } from "./support/test";

/** Whether a menu is open. */
const expectOpen = (page: Page, name: string, isOpen: boolean) =>
  expect(menu(page, name)).toHaveAttribute("aria-expanded", String(isOpen));

test.beforeEach(({ context }) => answerConsent(context));

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a menu that was open before hydration stays open; one is open at a time; pointer, press, focus elsewhere and a new page close it", async ({
    page,
  }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto("/faq/");
    await menu(page, "Solutions").hover();
    const link = banner(page).getByRole("link", { name: "Sourcing Pro" });
    await expect(link).toBeVisible();
    release();
    await waitForHydration(page);
    await expectOpen(page, "Solutions", true);
    await expect(link).toBeVisible();
    await page.mouse.move(700, 700);
    await expectOpen(page, "Solutions", false);
    await expect(link).toBeHidden();

    // The click of a visitor who has hovered keeps the menu open.
    await menu(page, "Solutions").hover();
    await expectOpen(page, "Solutions", true);
    await menu(page, "Solutions").click();
    await expectOpen(page, "Solutions", true);
    await menu(page, "Solutions").click();
    await expectOpen(page, "Solutions", false);
    await menu(page, "Solutions").press("Enter");
    await menu(page, "Resources").press("Enter");
    await expectOpen(page, "Resources", true);
    await expectOpen(page, "Solutions", false);
    // The panel covers much of the page.
    await page.mouse.click(1400, 800);
    await expectOpen(page, "Resources", false);
    await menu(page, "Resources").click();
    await banner(page).getByRole("link", { name: "Pricing" }).focus();
    await banner(page).getByRole("button", { name: "Free Demo" }).focus();
    await expectOpen(page, "Resources", false);
    await menu(page, "Resources").click();
    // The line about a link is part of its target.
    const about = banner(page)
      .getByRole("link", { name: "Glossary" })
      .locator("xpath=following-sibling::p");
    await expect(about).toBeVisible();
    const box = await about.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 5);
    await expect(page).toHaveURL("/glossary/");
    await expectOpen(page, "Resources", false);

    // Over a home page the header is transparent until the visitor scrolls.
    const TRANSPARENT = "rgba(0, 0, 0, 0)";
    await page.mouse.move(700, 700);
    await banner(page).getByRole("link", { name: settings.brand }).click();
    await expect(page).toHaveURL("/");
    await expect(banner(page)).toHaveCSS("background-color", TRANSPARENT);
    await page.mouse.wheel(0, 600);
    await expect(banner(page)).not.toHaveCSS("background-color", TRANSPARENT);
  });
});

test("the / key opens search, but not while typing, and not for a visitor who has switched it off", async ({
  page,
}) => {
  await open(page, "/request-demo/");
  const email = page.getByRole("main").getByLabel("Work email");
  await email.pressSequentially("a/b");
  await expect(email).toHaveValue("a/b");
  await email.blur();
  await page.keyboard.press("/");
  await expect(page).toHaveURL("/search/");
  const field = page.getByRole("main").getByRole("searchbox");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await page.getByRole("checkbox", { name: "Open search with the / key" }).uncheck();
  await page.goBack();
  await expect(email).toHaveValue("a/b");
  await page.keyboard.press("/");
  await email.pressSequentially("c");
  await expect(page).toHaveURL("/request-demo/");
});
