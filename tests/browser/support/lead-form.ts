import type { Locator } from "@playwright/test";

/** What a visitor types. */
export interface Visitor {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
}

/** A visitor with an e-mail address of their own. */
export function visitor(email: string): Visitor {
  return { name: "Asha Rao", email, phone: "98765 43210", company: "Example Co" };
}

/** Fills a lead form as a visitor would. */
export async function fillLeadForm(form: Locator, person: Visitor): Promise<void> {
  await form.getByLabel("Name", { exact: true }).fill(person.name);
  await form.getByLabel("Work email").fill(person.email);
  await form.getByLabel("Phone").fill(person.phone);
  await form.getByLabel("Company name").fill(person.company);
}
