import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { banner, menu } from "./support/header";
import { waitForHydration, expect, test } from "./support/test";

const solutions = [
  ["Sourcing Pro", "/sourcing-pro/"],
  ["Strategic Sourcing", "/strategic-sourcing/"],
  ["Indirect Sourcing", "/indirect-sourcing/"],
  ["Capex Sourcing", "/capex-sourcing/"],
  ["eAuctions Pro", "/eauctions-pro/"],
  ["Supplier Management", "/supplier-relationship-management-software/"],
  ["Intake Management", "/intake-management/"],
  ["Approval Workflows", "/approval-workflows/"],
  ["Reports and Analytics", "/reports-and-analytics/"],
  ["Integrations", "/integrations/"],
];
const resources = [
  ["Blog", "/blog/"],
  ["Case Study", "/case-study/"],
  ["Tools", "/tools/"],
  ["Savings Calculator", "/#roi"],
  ["Become a Partner", "/channel-partner/"],
  ["Glossary", "/glossary/"],
];

async function linksOf(page: Page, name: string): Promise<(string | null)[][]> {
  const list = menu(page, name).locator("xpath=following-sibling::ul");
  const links = await list.getByRole("link").all();
  return Promise.all(
    links.map(async (link) => [await link.textContent(), await link.getAttribute("href")]),
  );
}

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the menus have their items, and only one is open at a time", async ({ page }) => {
    await page.goto("/faq/");
    await waitForHydration(page);
    await menu(page, "Solutions").click();
    await expect(menu(page, "Solutions")).toHaveAttribute("aria-expanded", "true");
    expect(await linksOf(page, "Solutions")).toEqual(solutions);
    await expectNoViolations(page);
    await menu(page, "Resources").click();
    expect(await linksOf(page, "Resources")).toEqual(resources);
    await expect(menu(page, "Solutions")).toHaveAttribute("aria-expanded", "false");
    await expect(banner(page).getByRole("link", { name: "Pricing" })).toHaveAttribute(
      "href",
      /^https:/u,
    );
  });

  test("a menu opens by hover after a moment and closes when the pointer leaves", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/faq/");
    await waitForHydration(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await menu(page, "Solutions").hover();
    await expect(menu(page, "Solutions")).toHaveAttribute("aria-expanded", "false");
    await page.clock.runFor(200);
    await expect(menu(page, "Solutions")).toHaveAttribute("aria-expanded", "true");
    await page.mouse.move(700, 700);
    await page.clock.runFor(200);
    await expect(menu(page, "Solutions")).toHaveAttribute("aria-expanded", "false");
  });

  test("the click of a visitor who has hovered keeps the menu open, and the next closes it", async ({
    page,
  }) => {
    await page.goto("/faq/");
    await waitForHydration(page);
    await menu(page, "Solutions").hover();
    await expect(menu(page, "Solutions")).toHaveAttribute("aria-expanded", "true");
    await menu(page, "Solutions").click();
    await expect(menu(page, "Solutions")).toHaveAttribute("aria-expanded", "true");
    await menu(page, "Solutions").click();
    await expect(menu(page, "Solutions")).toHaveAttribute("aria-expanded", "false");
  });

  test("a press or focus elsewhere closes it, and so does a new page", async ({ page }) => {
    await page.goto("/faq/");
    await waitForHydration(page);
    // By keyboard, since a pointer that leaves the menu closes it.
    await menu(page, "Resources").press("Enter");
    await expect(menu(page, "Resources")).toHaveAttribute("aria-expanded", "true");
    // The panel covers much of the page.
    await page.mouse.click(1400, 800);
    await expect(menu(page, "Resources")).toHaveAttribute("aria-expanded", "false");
    await menu(page, "Resources").click();
    await banner(page).getByRole("link", { name: "Pricing" }).focus();
    await banner(page).getByRole("button", { name: "Free Demo" }).focus();
    await expect(menu(page, "Resources")).toHaveAttribute("aria-expanded", "false");
    await menu(page, "Resources").click();
    await banner(page).getByRole("link", { name: "Glossary" }).click();
    await expect(page).toHaveURL("/glossary/");
    await expect(menu(page, "Resources")).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test("the menu has collapsible groups, one open at a time, Contact Sales and Pricing", async ({
    page,
  }) => {
    await page.goto("/faq/");
    await waitForHydration(page);
    await expect(banner(page).getByRole("link", { name: "Pricing" })).toBeHidden();
    await menu(page, "Menu").tap();
    await expect(menu(page, "Menu")).toHaveAttribute("aria-expanded", "true");
    await menu(page, "Solutions").tap();
    expect(await linksOf(page, "Solutions")).toEqual(solutions);
    await expectNoViolations(page);
    await menu(page, "Resources").tap();
    await expect(menu(page, "Solutions")).toHaveAttribute("aria-expanded", "false");
    await expect(banner(page).getByRole("link", { name: "Contact Sales" })).toBeVisible();
    await expect(banner(page).getByRole("link", { name: "Pricing" })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
    await banner(page).getByRole("link", { name: "Blog" }).tap();
    await expect(page).toHaveURL("/blog/");
    await expect(menu(page, "Menu")).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test("menus open by hover", async ({ page }) => {
    await page.goto("/us/");
    await menu(page, "Solutions").hover();
    await banner(page).getByRole("link", { name: "Integrations" }).click();
    await expect(page).toHaveURL("/integrations/");
  });
});
