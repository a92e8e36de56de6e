import type { Locator } from "@playwright/test";
import { gate, hold, SCRIPTS } from "./support/hold";
import { CORS } from "./support/faulty-api";
import { BOOKING, fillLeadForm, submitButton, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, expectFaults, open, test } from "./support/test";

const COUNTRIES = "**/countries";
const picker = (form: Locator) => form.getByLabel("Country code");
const phone = (form: Locator) => form.getByLabel("Phone");
const nameOf = (form: Locator) => form.getByLabel("Name", { exact: true });

const row = (country_code: string, name: string, phone_prefix: string, lengths: unknown) => ({
  country_code,
  name,
  phone_prefix,
  phone_number_length: lengths,
});

const list = {
  countries: [
    row("FR", "France", "+33", ["9"]),
    row("DE", "Germany", "+49", ["10", "11"]),
    row("IN", "India", "+91", ["10"]),
    row("NU", "Niue", "+683", "unknown"),
    row("US", "United States", "+1", [10]),
  ],
  user_country: "FR",
};

const countOptions = (form: Locator, count: number) =>
  expect(picker(form).getByRole("option")).toHaveCount(count);

async function refuseNumber(form: Locator, number: string): Promise<void> {
  await phone(form).fill(number);
  await submitButton(form).click();
  await expect(phone(form)).toHaveAccessibleDescription(/Please enter a valid number/u);
  await expect(phone(form)).toBeFocused();
}

test("mistakes are described at their fields, the phone field states its length, and what was typed before and after a reload is sent", async ({
  page,
}) => {
  await page.route(COUNTRIES, (route) => route.fulfill({ headers: CORS, json: list }));
  await open(page, "/request-demo/");
  const form = page.getByRole("main");
  const email = form.getByLabel("Work email");
  const address = newEmail();

  await test.step("focus goes to the first mistake, and each is cleared once its field is valid", async () => {
    await nameOf(form).fill("Asha");
    await email.fill("asha@gmail.com");
    await submitButton(form).click();
    await expect(email).toBeFocused();
    await submitButton(form).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/^Please enter your valid work email /u);
    await expect(phone(form)).toHaveAccessibleDescription(/^Please enter a valid number /u);
    await expect(form.getByLabel("Company name")).toHaveAttribute("aria-invalid", "true");
    await expect(nameOf(form)).not.toHaveAttribute("aria-invalid");
    await expect(form.getByLabel("Requirements")).not.toHaveAttribute("aria-invalid");
    await email.fill("asha@example.c");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await email.fill("asha@example.co");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expect(form.getByText("Please enter a company name")).toBeVisible();
  });

  await test.step("an untouched picker has the visitor's country, the field its length, and a prefix selects another", async () => {
    await countOptions(form, 5);
    await expect(picker(form)).toHaveValue("FR");
    for (const [country, hint] of [
      ["DE", "10 or 11 digits, without the country code."],
      ["NU", "4 to 15 digits, without the country code."],
    ] as const) {
      await picker(form).selectOption(country);
      await expect(phone(form)).toHaveAccessibleDescription(new RegExp(`${hint}$`, "u"));
    }
    await phone(form).fill("+49 1512 34567");
    await expect(picker(form)).toHaveValue("DE");
  });

  await test.step("an extension goes below the requirements, and a draft fills what is not typed before hydration", async () => {
    await fillLeadForm(form, { ...visitor(address), phone: "+91 98765 43210 ext. 12" });
    await form.getByLabel("Requirements").fill("HR coils");
    const note = /10 digits.*We'll send extension 12 with your request\./u;
    await expect(phone(form)).toHaveAccessibleDescription(note);
    const release = await hold(page, SCRIPTS);
    await page.reload();
    await nameOf(form).fill("Usha Rao");
    release();
    await expect(phone(form)).toHaveAccessibleDescription(note);
    await expect(nameOf(form)).toHaveValue("Usha Rao");
    await submitButton(form).click();
    await page.waitForURL(BOOKING);
    expect(leadsOf(address).map(({ lead }) => lead)).toMatchObject([
      {
        phone: { prefix: "+91", number: "9876543210" },
        company_name: "Example Co",
        other_details: {
          user_name: "Usha Rao",
          requirement: "HR coils\n\nPhone extension: 12",
        },
      },
    ]);
  });
});

test("the country list is requested on the visitor's first action and again for a refused number; India is the default until it comes, and after a number was begun", async ({
  page,
  watch,
}) => {
  let calls = 0;
  await page.route(COUNTRIES, (route) => {
    calls += 1;
    const answer = calls < 3 ? { status: 500, json: {} } : { json: list };
    return route.fulfill({ ...answer, headers: CORS });
  });
  // Playwright's evaluations count as the visitor's first action, so the page itself reports.
  const { open: report, opened: hydrated } = gate();
  await page.exposeFunction("reportHydrated", report);
  await page.addInitScript(
    `addEventListener("hydrated", () => requestIdleCallback(reportHydrated), true)`,
  );
  await page.goto("/request-demo/");
  await hydrated;
  expect(calls).toBe(0);

  const email = newEmail();
  const form = page.getByRole("main");
  await fillLeadForm(form, { ...visitor(email), phone: "" });
  await expect.poll(() => calls).toBe(1);
  await refuseNumber(form, "987654321");
  await expect.poll(() => calls).toBe(2);
  await expect(picker(form).locator("option:checked")).toHaveText("India (+91)");
  await countOptions(form, 2);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await refuseNumber(form, "98765432101");
  await countOptions(form, 5);
  await expect(picker(form)).toHaveValue("IN");
  expect(leadsOf(email)).toEqual([]);

  // The prefix of a country that the list has.
  await phone(form).fill("+33 6 12 34 56 78");
  await expect(picker(form)).toHaveValue("FR");
  await submitButton(form).click();
  await page.waitForURL(BOOKING);
  expect(leadsOf(email).map(({ lead }) => lead.phone)).toEqual([
    { prefix: "+33", number: "612345678" },
  ]);
  expectFaults(watch);
});
