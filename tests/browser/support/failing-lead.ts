import { expect, type Locator, type Page } from "@playwright/test";
import { hold } from "./hold";
import {
  demoDialog,
  fillLeadForm,
  freeDemo,
  GENERAL,
  LEADS,
  openFilledForm,
  submitButton,
  visitor,
} from "./lead-form";
import { newEmail } from "./leads";
import { open } from "./test";
import { stopTimers } from "./toasts";

/** A toast that appeared while a dialog was open. */
export interface ToastAboveDialog {
  readonly dialog: Locator;
  /** The last control of the dialog. */
  readonly submit: Locator;
  readonly toast: Locator;
  /** The toast's close button. */
  readonly close: Locator;
}

async function toastAbove(page: Page, dialog: Locator, submit: Locator): Promise<ToastAboveDialog> {
  const toast = page.getByRole("alert");
  await expect(toast).toHaveText(GENERAL);
  await stopTimers(page);
  await expect(dialog).toBeVisible();
  return { dialog, submit, toast, close: toast.getByRole("button", { name: "Close" }) };
}

/** Opens the lead modal and sends its form while the API is unreachable. */
export async function failInModal(page: Page): Promise<ToastAboveDialog> {
  await page.route(LEADS, (route) => route.abort());
  await open(page, "/about/");
  await freeDemo(page).click();
  const dialog = demoDialog(page);
  await fillLeadForm(dialog, visitor(newEmail()));
  await submitButton(dialog).click();
  return toastAbove(page, dialog, submitButton(dialog));
}

/** Opens the cookie settings while a lead is being sent, which then fails. */
export async function failBehindSettings(page: Page): Promise<ToastAboveDialog> {
  const fail = await hold(page, LEADS, (route) => route.abort());
  const form = await openFilledForm(page, newEmail());
  await submitButton(form).click();
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Cookie Settings" });
  await expect(dialog).toBeVisible();
  fail();
  return toastAbove(page, dialog, dialog.getByRole("button", { name: "Accept and Save Changes" }));
}
