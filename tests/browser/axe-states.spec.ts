import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoViolations, expectNoViolationsAbove } from "./support/axe";
import { bannerOf, settingsOf } from "./support/consent";
import { banner, menu } from "./support/header";
import {
  demoDialog,
  fillLeadForm,
  freeDemo,
  LEADS,
  submitButton,
  visitor,
} from "./support/lead-form";
import { newEmail } from "./support/leads";
import { expect, expectFaults, open, test } from "./support/test";

/** Expects a toast that the pointer keeps in place to be accessible. */
async function expectAccessibleToast(page: Page, selector: string): Promise<void> {
  const toast = page.locator(selector);
  await toast.hover();
  await expect(toast).toHaveCSS("opacity", "1");
  await expectNoViolationsAbove(page, selector);
}

test("on a wide screen consent, a menu, the modal with errors and an error toast are accessible", async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(LEADS, (route) => route.abort());
  await open(page, "/faq/");
  await expect(bannerOf(page)).toBeVisible();
  await expectNoViolations(page);
  await bannerOf(page).getByRole("button", { name: "Manage Cookies" }).click();
  await expect(settingsOf(page)).toBeVisible();
  await expectNoViolations(page, "[role=dialog]");
  await settingsOf(page).getByRole("button", { name: "Accept and Save Changes" }).click();
  await menu(page, "Solutions").click();
  await expect(banner(page).getByRole("link", { name: "Integrations" })).toBeVisible();
  await expectNoViolations(page, "header");
  await page.keyboard.press("Escape");

  await freeDemo(page).click();
  const dialog = demoDialog(page);
  await submitButton(dialog).click();
  await expect(dialog.getByText("Please enter a company name")).toBeVisible();
  await expectNoViolations(page, "[role=dialog]");
  await fillLeadForm(dialog, visitor(newEmail()));
  await submitButton(dialog).click();
  await expectAccessibleToast(page, "[role=alert]:has(button)");
  expectFaults(watch);
});

test("on a phone a menu, a form with errors and a success toast are accessible", async ({
  page,
  context,
}) => {
  await answerConsent(context);
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/request-demo/?region=us");
  await menu(page, "Menu").click();
  await menu(page, "Solutions").click();
  await expect(banner(page).getByRole("link", { name: "Integrations" })).toBeVisible();
  await expectNoViolations(page, "header");
  await page.keyboard.press("Escape");

  const form = page.getByRole("main");
  await submitButton(form).click();
  await expect(form.getByText("Please enter a company name")).toBeVisible();
  await expectNoViolations(page, "main");
  await fillLeadForm(form, visitor(newEmail()));
  await submitButton(form).click();
  await expectAccessibleToast(page, "[role=status]:has(button)");
});
