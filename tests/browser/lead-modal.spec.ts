import type { Page } from "@playwright/test";
import { hold } from "./support/hold";
import {
  BOOKING,
  demoDialog,
  failScripts,
  fillLeadForm,
  freeDemo,
  LEADS,
  submitButton,
  visitor,
} from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, expectFaults, open, test } from "./support/test";

/** Opens the modal and fills it in. */
async function openFilledModal(page: Page, email: string) {
  await open(page, "/about/");
  await freeDemo(page).click();
  const dialog = demoDialog(page);
  await fillLeadForm(dialog, visitor(email));
  return dialog;
}

test("a modal without requirements that is closed and reopened while it sends, sends one lead and offers the booking link", async ({
  page,
}) => {
  const email = newEmail();
  const dialog = await openFilledModal(page, email);
  await expect(dialog.getByRole("textbox")).toHaveCount(4);
  const release = await hold(page, LEADS);
  await submitButton(dialog).click();
  await page.keyboard.press("Escape");
  await freeDemo(page).click();
  await expect(dialog.getByLabel("Company name")).toHaveValue("Example Co");
  await expect(submitButton(dialog)).toBeDisabled();
  await dialog.getByLabel("Company name").press("Enter");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  release();
  const link = page.getByRole("status").getByRole("link", { name: "Choose a time" });
  await link.hover();
  // Tags may send the address of a link that is clicked, so it has nothing of the visitor.
  const href = new URL((await link.getAttribute("href")) ?? "");
  expect(href.origin).toBe("http://booking.example");
  expect(href.href).not.toContain("email");
  await expect(page).toHaveURL("/about/");

  // The toast lies above the header while the pointer is on it.
  await freeDemo(page).press("Enter");
  await expect(dialog.getByLabel("Company name")).toHaveValue("");
  await expect(submitButton(dialog)).toBeEnabled();
  expect(leadsOf(email)).toHaveLength(1);
  await dialog.getByRole("link", { name: "Choose a time" }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("email") === email);
});

test("a lead that fails after its modal was closed keeps its values, and the retry is the same lead", async ({
  page,
  watch,
}) => {
  const email = newEmail();
  const dialog = await openFilledModal(page, email);
  const lose = await hold(page, LEADS, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submitButton(dialog).click();
  await page.keyboard.press("Escape");
  lose();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute(LEADS);
  await freeDemo(page).click();
  await expect(dialog.getByLabel("Work email")).toHaveValue(email);
  await submitButton(dialog).click();
  await page.waitForURL(BOOKING);
  expect(leadsOf(email)).toHaveLength(1);
  expectFaults(watch);
});

test("where the modal's code can't load, the page with the same form opens", async ({
  page,
  watch,
}) => {
  await open(page, "/about/");
  await failScripts(page);
  await freeDemo(page).click();
  await expect(page).toHaveURL("/request-demo/");
  // The scripts of that page fail as well.
  await page.waitForLoadState("networkidle");
  expectFaults(watch);
});
