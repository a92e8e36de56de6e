import type { Locator, Page } from "@playwright/test";
import { bannerOf } from "./support/consent";
import { hold } from "./support/hold";
import { walkTo } from "./support/keyboard";
import {
  demoDialog,
  fillLeadForm,
  freeDemo,
  GENERAL,
  LEADS,
  openFilledForm,
  submitButton,
  visitor,
} from "./support/lead-form";
import { newEmail } from "./support/leads";
import { expect, expectFaults, test } from "./support/test";
import { stopTimers } from "./support/toasts";

/** Expects the toast of a failure above a dialog to be in sight and read out. */
async function expectSeen(page: Page, dialog: Locator): Promise<void> {
  const toast = page.getByRole("alert");
  await expect(toast).toHaveText(GENERAL);
  // Nothing covers it.
  await toast.hover();
  await toast.getByRole("button", { name: "Close" }).click({ trial: true });
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect(page.locator(":is([inert], [aria-hidden=true]) [role=alert]")).toHaveCount(0);
  await expect(dialog).toBeVisible();
}

test("a toast above a dialog is seen on a phone, and reached and closed by keyboard, by Alt+T or by Tab past the consent banner", async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  const fail = await hold(page, LEADS, (route) => route.abort());
  const form = await openFilledForm(page, newEmail());
  const toast = page.getByRole("alert");
  const close = toast.getByRole("button", { name: "Close" });

  await test.step("above the cookie settings, by Alt+T and Escape", async () => {
    await submitButton(form).click();
    await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
    const settings = page.getByRole("dialog", { name: "Cookie Settings" });
    const save = settings.getByRole("button", { name: "Accept and Save Changes" });
    await expect(settings).toBeVisible();
    fail();
    await expect(toast).toBeVisible();
    await stopTimers(page);
    await save.focus();
    await page.keyboard.press("Alt+t");
    await expect(toast).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(close).toBeFocused();
    await expectSeen(page, settings);
    await page.keyboard.press("Escape");
    await expect(toast).toBeHidden();
    await expect(save).toBeFocused();
    await expect(settings).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("above the lead modal and the consent banner, by Tab alone", async () => {
    await expect(bannerOf(page)).toBeVisible();
    await freeDemo(page).click();
    const dialog = demoDialog(page);
    await fillLeadForm(dialog, visitor(newEmail()));
    await submitButton(dialog).click();
    await expect(toast).toBeVisible();
    await stopTimers(page);
    await submitButton(dialog).focus();
    await walkTo(close);
    await expectSeen(page, dialog);
    await page.keyboard.press("Enter");
    await expect(toast).toBeHidden();
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  });
  expectFaults(watch);
});
