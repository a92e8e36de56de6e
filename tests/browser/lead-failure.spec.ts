import type { Locator, Page } from "@playwright/test";
import {
  GENERAL,
  LEADS,
  fillLeadForm,
  holdLeads,
  refuseLeads,
  submitButton,
  visitor,
} from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, test, waitForHydration } from "./support/test";

async function openFilledForm(page: Page, email: string): Promise<Locator> {
  await page.goto("/request-demo/");
  await waitForHydration(page);
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(email));
  return form;
}

async function expectValues(form: Locator, email: string): Promise<void> {
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Asha Rao");
  await expect(form.getByLabel("Work email")).toHaveValue(email);
  await expect(form.getByLabel("Phone")).toHaveValue("98765 43210");
  await expect(form.getByLabel("Company name")).toHaveValue("Example Co");
}

test("when the API can't be reached every value stays, and the retry stores one lead", async ({
  page,
  watch,
}) => {
  const email = newEmail();
  const form = await openFilledForm(page, email);
  await page.route(LEADS, (route) => route.abort());
  await submitButton(form).click();
  await expect(page.getByRole("alert")).toHaveText(GENERAL);
  await expectValues(form, email);
  expect(leadsOf(email)).toEqual([]);

  await page.unroute(LEADS);
  await submitButton(form).click();
  await page.waitForURL("http://booking.example/**");
  expect(leadsOf(email)).toHaveLength(1);
  watch.faults.splice(0); // The browser reports the failed request itself.
});

test("when only the answer is lost, retries before and after a reload store no second lead", async ({
  page,
  watch,
}) => {
  const email = newEmail();
  const form = await openFilledForm(page, email);
  await page.route(LEADS, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submitButton(form).click();
  await expect(page.getByRole("alert")).toHaveText(GENERAL);
  expect(leadsOf(email)).toHaveLength(1);
  await submitButton(form).click();
  await expect(form.getByText("Not sent")).toBeVisible();
  await page.reload();
  await expectValues(form, email);

  await page.unroute(LEADS);
  await submitButton(form).click();
  await page.waitForURL("http://booking.example/**");
  expect(leadsOf(email)).toHaveLength(1);
  watch.faults.splice(0);
});

test("a changed field makes a new lead", async ({ page, watch }) => {
  const email = newEmail();
  const form = await openFilledForm(page, email);
  await page.route(LEADS, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submitButton(form).click();
  await expect(form.getByText("Not sent")).toBeVisible();
  await page.unroute(LEADS);
  await form.getByLabel("Company name").fill("Other Co");
  await submitButton(form).click();
  await page.waitForURL("http://booking.example/**");
  expect(leadsOf(email).map(({ lead }) => lead.company_name)).toEqual(["Other Co", "Example Co"]);
  watch.faults.splice(0);
});

test("a message of the server is shown as text, with another way to reach the company", async ({
  page,
  watch,
}) => {
  const message = "We could not <b>save</b> this. Please call us.";
  const form = await openFilledForm(page, newEmail());
  await refuseLeads(page, message);
  await submitButton(form).click();
  await expect(page.getByRole("alert")).toHaveText(message);
  const notSent = form.getByText(`Not sent: ${message}`);
  await expect(notSent.getByRole("link", { name: /@/u })).toBeVisible();
  await expect(submitButton(form)).toBeEnabled();
  watch.faults.splice(0);
});

test("a double click, and Enter while sending, send one lead", async ({ page }) => {
  const email = newEmail();
  const form = await openFilledForm(page, email);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/company_leads")) sent += 1;
  });
  const release = await holdLeads(page);
  await submitButton(form).dblclick();
  await form.getByLabel("Company name").press("Enter");
  await expect(submitButton(form)).toBeDisabled();
  await expect(submitButton(form)).toHaveText("Sending…");
  release();
  await page.waitForURL("http://booking.example/**");
  expect(sent).toBe(1);
  expect(leadsOf(email)).toHaveLength(1);
});

test("an edit while sending does not change the lead", async ({ page }) => {
  const email = newEmail();
  const form = await openFilledForm(page, email);
  const release = await holdLeads(page);
  await submitButton(form).click();
  await form.getByLabel("Name", { exact: true }).fill("Usha Rao");
  release();
  await page.waitForURL("http://booking.example/**");
  expect(new URL(page.url()).searchParams.get("firstname")).toBe("Asha");
  expect(leadsOf(email).map(({ lead }) => lead.other_details.user_name)).toEqual(["Asha Rao"]);
});

test("values and country survive a reload", async ({ page }) => {
  const email = newEmail();
  await page.goto("/request-demo/");
  await waitForHydration(page);
  const form = page.getByRole("main");
  await form.getByLabel("Name", { exact: true }).fill("Asha");
  await expect(form.getByRole("option", { name: "Germany" })).toBeAttached();
  await form.getByLabel("Country code").selectOption("DE");
  await fillLeadForm(form, visitor(email));
  await page.reload();
  await expectValues(form, email);
  await expect(form.getByLabel("Country code")).toHaveValue("DE");
});

test("a visitor who comes back from the booking link finds an empty form", async ({ page }) => {
  const form = await openFilledForm(page, newEmail());
  await submitButton(form).click();
  await page.waitForURL("http://booking.example/**");
  await page.goBack();
  await expect(form.getByLabel("Company name")).toHaveValue("");
});
