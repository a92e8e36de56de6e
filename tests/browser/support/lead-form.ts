import type { Locator, Page } from "@playwright/test";
import { SCRIPTS } from "./hold";
import { expect, open } from "./test";

/** Where visitors from India choose a time after a lead. */
export const BOOKING = "http://booking.example/**";

/** Calls that store a lead. */
export const LEADS = "**/company_leads";

/** The toast after a failure that the API does not explain. */
export const GENERAL = "An error occured! Please try again...";

/** What a visitor types. */
export interface Visitor {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
}

/** A visitor with their own e-mail address. */
export function visitor(email: string): Visitor {
  return { name: "Asha Rao", email, phone: "98765 43210", company: "Example Co" };
}

/** Fills in a lead form as a visitor would. */
export async function fillLeadForm(form: Locator, person: Visitor): Promise<void> {
  await form.getByLabel("Name", { exact: true }).fill(person.name);
  await form.getByLabel("Work email").fill(person.email);
  await form.getByLabel("Phone").fill(person.phone);
  await form.getByLabel("Company name").fill(person.company);
}

/** Opens the page of the demo form and fills the form in. Its button sends it. */
export async function openFilledForm(page: Page, email: string): Promise<Locator> {
  await open(page, "/request-demo/");
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(email));
  return form;
}

/** Expects the form to have what a visitor has filled in. */
export async function expectValues(form: Locator, email: string): Promise<void> {
  const { name, phone, company } = visitor(email);
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue(name);
  await expect(form.getByLabel("Work email")).toHaveValue(email);
  await expect(form.getByLabel("Phone")).toHaveValue(phone);
  await expect(form.getByLabel("Company name")).toHaveValue(company);
}

/** Sends a form by Enter in a field: a toast may cover the button. */
export const send = (form: Locator) => form.getByLabel("Company name").press("Enter");

/** Fills in the page's form and sends it, as a US visitor, who stays on the page. */
export async function sendLead(page: Page, email: string): Promise<void> {
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(email));
  await send(form);
  await expect(page).toHaveURL(new RegExp(`[?&]email=${encodeURIComponent(email)}`, "u"));
}

/** The header's button of the lead modal. */
export const freeDemo = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Free Demo" });

/** The lead modal. */
export const demoDialog = (page: Page) => page.getByRole("dialog", { name: "Get Free Demo" });

/** The button that sends a lead form. Its label is content. */
export function submitButton(scope: Locator): Locator {
  return scope.locator("form[method=dialog] [type=submit]");
}

/** Answers leads, or calls of another URL, with an error that has a message for the visitor. */
export async function refuseLeads(page: Page, message: string, url = LEADS): Promise<void> {
  await page.route(url, (route) =>
    route.fulfill({
      status: 503,
      headers: { "access-control-allow-origin": "*" },
      json: { error: { message } },
    }),
  );
}

/** Makes every later request for a script fail. */
export async function failScripts(page: Page): Promise<void> {
  await page.route(SCRIPTS, (route) => route.abort());
}
