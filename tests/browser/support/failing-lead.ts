import { expect, type Locator, type Page } from "@playwright/test";
import { fillLeadForm, visitor } from "./lead-form";
import { newEmail } from "./leads";
import { comesToLife } from "./test";
import { stopTimers } from "./toasts";

/** The message of a failure of which the API says nothing (specification section 8). */
export const GENERAL = "An error occured! Please try again...";

/** A toast that came while a dialog was open. */
export interface ToastAboveDialog {
  readonly dialog: Locator;
  /** The last control of the dialog. */
  readonly submit: Locator;
  readonly toast: Locator;
  /** The toast's close button. */
  readonly close: Locator;
}

async function toastAbove(page: Page, dialog: Locator, submit: string): Promise<ToastAboveDialog> {
  const toast = page.getByRole("alert");
  await expect(toast).toHaveText(GENERAL);
  await stopTimers(page);
  await expect(dialog).toBeVisible();
  return {
    dialog,
    submit: dialog.getByRole("button", { name: submit }),
    toast,
    close: toast.getByRole("button", { name: "Close" }),
  };
}

/** Opens the lead modal and sends its form to an API that can't be reached. */
export async function failInModal(page: Page): Promise<ToastAboveDialog> {
  await page.route("**/company_leads", (route) => route.abort());
  await page.goto("/about/");
  await comesToLife(page);
  await page.getByRole("banner").getByRole("button", { name: "Free Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
  await fillLeadForm(dialog, visitor(newEmail()));
  await dialog.getByRole("button", { name: "Book my demo" }).click();
  return toastAbove(page, dialog, "Book my demo");
}

/** Opens the cookie settings while a lead is on its way, which then gets lost. */
export async function failBehindSettings(page: Page): Promise<ToastAboveDialog> {
  let lose: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route("**/company_leads", async (route) => {
    await held;
    await route.abort();
  });
  await page.goto("/request-demo/");
  await comesToLife(page);
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(newEmail()));
  await form.getByRole("button", { name: "Book my demo" }).click();
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Cookie Settings" });
  await expect(dialog).toBeVisible();
  lose();
  return toastAbove(page, dialog, "Accept and Save Changes");
}
