import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoViolations, expectNoViolationsAbove } from "./support/axe";
import { fillLeadForm, visitor } from "./support/lead-form";
import { newEmail } from "./support/leads";
import { follow, openAtRest, saveData } from "./support/navigation";
import { comesToLife, expect, test } from "./support/test";

const header = (page: Page) => page.getByRole("banner");

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comesToLife(page);
}

async function openModal(page: Page) {
  await open(page, "/faq/");
  await header(page).getByRole("button", { name: "Free Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
  await expect(dialog).toBeFocused();
  return dialog;
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test.beforeEach(({ context }) => answerConsent(context));

    test("a menu open", async ({ page }) => {
      await open(page, "/faq/");
      const menu = header(page).getByRole("button", { name: "Menu", exact: true });
      if (viewport.width === 360) await menu.click();
      await header(page).getByRole("button", { name: "Solutions" }).click();
      await expect(header(page).getByRole("link", { name: "Integrations" })).toBeVisible();
      await expectNoViolations(page);
    });

    test("the lead modal, empty and with mistakes", async ({ page }) => {
      const dialog = await openModal(page);
      await expectNoViolations(page);
      await dialog.getByRole("button", { name: "Book my demo" }).click();
      await expect(dialog.getByText("Please enter a company name")).toBeVisible();
      await expectNoViolations(page);
    });

    test("the lead form of a page with mistakes", async ({ page }) => {
      await open(page, "/request-demo/");
      const form = page.getByRole("main");
      await form.getByRole("button", { name: "Book my demo" }).click();
      await expect(form.getByText("Please enter a company name")).toBeVisible();
      await expectNoViolations(page);
    });

    test("the slider after its next testimonial", async ({ page }) => {
      await open(page, "/");
      const slider = page.getByRole("region", { name: "What customers say" });
      await slider.scrollIntoViewIfNeeded();
      await slider.getByRole("button", { name: "Next testimonial" }).click();
      await expect(slider.getByText("Arjun, ")).toHaveCSS("opacity", "1");
      await expectNoViolations(page);
    });

    test("an error toast above the lead modal", async ({ page, watch }) => {
      await page.route("**/company_leads", (route) => route.abort());
      const dialog = await openModal(page);
      await fillLeadForm(dialog, visitor(newEmail()));
      await dialog.getByRole("button", { name: "Book my demo" }).click();
      await page.getByRole("alert").hover();
      await expect(page.getByRole("alert")).toHaveCSS("opacity", "1");
      await expectNoViolations(page);
      await expectNoViolationsAbove(page, "[role=alert]");
      watch.faults.splice(0); // The browser reports the failed request itself.
    });

    test("a success toast", async ({ page }) => {
      await open(page, "/request-demo/?region=us");
      const form = page.getByRole("main");
      await fillLeadForm(form, visitor(newEmail()));
      await form.getByRole("button", { name: "Book my demo" }).click();
      const toast = page.getByRole("status").filter({ hasText: "We have your request" });
      await toast.hover();
      await expect(toast).toHaveCSS("opacity", "1");
      await expectNoViolations(page);
      await expectNoViolationsAbove(page, "[role=status]:has(button)");
    });

    test("the loading indicator", async ({ page }) => {
      await saveData(page);
      await openAtRest(page, "/about/");
      // Never answered.
      await page.route("**/page-data/careers/page-data.json", () => undefined);
      await follow(page, "/careers/");
      await page.clock.runFor(1100);
      await expect(page.getByRole("status").filter({ hasText: "Loading page" })).toBeVisible();
      await page.clock.resume();
      await expectNoViolations(page);
    });

    test("the page of an address that leads nowhere", async ({ page, watch }) => {
      await open(page, "/no-such-page/");
      await expectNoViolations(page);
      watch.faults.splice(0); // The browser reports the 404 itself.
    });
  });

  test(`the consent banner, above the lead modal too, and the settings, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openModal(page);
    const banner = page.getByRole("region", { name: "Cookie consent" });
    await expect(banner).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press("Escape");
    await expectNoViolations(page);
    await banner.getByRole("button", { name: "Manage Cookies" }).click();
    await expect(page.getByRole("dialog", { name: "Cookie Settings" })).toBeVisible();
    await expectNoViolations(page);
  });
}
