import type { Locator, Page } from "@playwright/test";
import { gate, hold, SCRIPTS } from "./support/hold";
import { CORS } from "./support/faulty-api";
import { BOOKING, fillLeadForm, submitButton, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, expectFaults, open, test } from "./support/test";

const COUNTRIES = "**/countries";
const picker = (form: Locator) => form.getByLabel("Country code");
const phone = (form: Locator) => form.getByLabel("Phone");

async function openForm(page: Page): Promise<Locator> {
  await open(page, "/request-demo/");
  return page.getByRole("main");
}

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

/** Answers the country list once the returned function is called. */
const holdCountries = async (page: Page, json: unknown = list) =>
  hold(page, COUNTRIES, (route) => route.fulfill({ headers: CORS, json }));

const countOptions = (form: Locator, count: number) =>
  expect(picker(form).getByRole("option")).toHaveCount(count);

test("mistakes are described at their fields, focus goes to the first, and each is cleared once its field is valid", async ({
  page,
}) => {
  const form = await openForm(page);
  await form.getByLabel("Name", { exact: true }).fill("Asha");
  const email = form.getByLabel("Work email");
  await email.fill("asha@gmail.com");
  await submitButton(form).click();
  await expect(email).toBeFocused();
  await submitButton(form).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/^Please enter your valid work email /u);
  await expect(phone(form)).toHaveAccessibleDescription(/^Please enter a valid number /u);
  await expect(form.getByLabel("Company name")).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByLabel("Name", { exact: true })).not.toHaveAttribute("aria-invalid");
  await expect(form.getByLabel("Requirements")).not.toHaveAttribute("aria-invalid");
  await email.fill("asha@example.c");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("asha@example.co");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(form.getByText("Please enter a company name")).toBeVisible();
  await email.fill("");
  await expect(form.getByText("Please enter your valid work email")).toBeHidden();
});

test.describe("the phone field", () => {
  test("states the length that the country's numbers have, and + with a prefix selects a country", async ({
    page,
  }) => {
    const release = await holdCountries(page);
    release();
    const form = await openForm(page);
    await form.getByLabel("Name", { exact: true }).fill("Asha");
    await countOptions(form, 5);
    for (const [country, hint] of [
      ["IN", "10 digits, without the country code."],
      ["DE", "10 or 11 digits, without the country code."],
      ["NU", "4 to 15 digits, without the country code."],
    ] as const) {
      await picker(form).selectOption(country);
      await expect(phone(form)).toHaveAccessibleDescription(hint);
    }
    await phone(form).fill("+49 1512 34567");
    await expect(picker(form)).toHaveValue("DE");
  });

  test("accepts what people type, paste and autofill, and the lead has the bare number", async ({
    page,
  }) => {
    // A US visitor stays on the page, so one visit serves all.
    await open(page, "/request-demo/?region=us");
    const form = page.getByRole("main");
    for (const [typed, country, sent] of [
      ["0091 98765 43210", "US", { prefix: "+91", number: "9876543210" }],
      ["tel:+91 ९८७६५/४३२१०", "US", { prefix: "+91", number: "9876543210" }],
      ["8 (912) 345-67-89", "RU", { prefix: "+7", number: "9123456789" }],
    ] as const) {
      await test.step(`${typed} under ${country}`, async () => {
        const email = newEmail();
        await form.getByLabel("Name", { exact: true }).fill("Asha");
        await expect(picker(form).getByRole("option", { name: "Germany" })).toBeAttached();
        await picker(form).selectOption(country);
        await fillLeadForm(form, { ...visitor(email), phone: typed });
        await submitButton(form).click();
        await expect(form.getByLabel("Company name")).toHaveValue("");
        // The next press must not meet the navigation that follows.
        await expect(page).toHaveURL(new RegExp(encodeURIComponent(email), "u"));
        expect(leadsOf(email).map(({ lead }) => lead.phone)).toEqual([sent]);
      });
    }
  });

  test("an extension is sent at the end of the requirements, and the field says so, after a reload too", async ({
    page,
  }) => {
    const email = newEmail();
    const form = await openForm(page);
    await fillLeadForm(form, { ...visitor(email), phone: "98765 43210 ext. 12" });
    await form.getByLabel("Requirements").fill("HR coils");
    const note = /10 digits.*We'll send extension 12 with your request\./u;
    await expect(phone(form)).toHaveAccessibleDescription(note);
    await page.reload();
    await expect(phone(form)).toHaveAccessibleDescription(note);
    await submitButton(form).click();
    await page.waitForURL(BOOKING);
    expect(leadsOf(email).map(({ lead }) => [lead.phone, lead.other_details.requirement])).toEqual([
      [{ prefix: "+91", number: "9876543210" }, "HR coils\n\nPhone extension: 12"],
    ]);
  });
});

test.describe("the country list", () => {
  test("is requested on the visitor's first action, and until it comes India is the default", async ({
    page,
  }) => {
    const email = newEmail();
    const calls: string[] = [];
    await page.route(COUNTRIES, (route) => {
      calls.push(route.request().method());
    });
    // Playwright's evaluations count as the visitor's first action, so the page itself reports.
    const { open: report, opened: hydrated } = gate();
    await page.exposeFunction("reportHydrated", report);
    await page.addInitScript(
      `addEventListener("hydrated", () => setTimeout(reportHydrated, 500), true)`,
    );
    await page.goto("/request-demo/");
    await hydrated;
    expect(calls).toEqual([]);

    const form = page.getByRole("main");
    await expect(picker(form).locator("option:checked")).toHaveText("India (+91)");
    for (const number of ["987654321", "98765432101"]) {
      await fillLeadForm(form, { ...visitor(email), phone: number });
      await submitButton(form).click();
      await expect(phone(form)).toHaveAccessibleDescription(/Please enter a valid number/u);
      await expect(phone(form)).toBeFocused();
    }
    expect(calls).not.toEqual([]);
    expect(leadsOf(email)).toEqual([]);
    await phone(form).fill("9876543210");
    await submitButton(form).click();
    await page.waitForURL(BOOKING);
    expect(leadsOf(email).map(({ lead }) => lead.phone)).toEqual([
      { prefix: "+91", number: "9876543210" },
    ]);
  });

  test("selects the visitor's own country in an untouched picker, not after a number was begun or a country chosen", async ({
    page,
  }) => {
    // Without the draft of the form before.
    await page.addInitScript(() => sessionStorage.clear());
    const forms: readonly (readonly [string, (form: Locator) => Promise<unknown>, number])[] = [
      ["FR", (form) => form.getByLabel("Name", { exact: true }).fill("Asha"), 5],
      [
        "IN",
        async (form) => {
          await phone(form).fill("9");
          await phone(form).fill("");
        },
        5,
      ],
      // The list lacks the chosen country, which stays.
      ["US", (form) => picker(form).selectOption("US"), 3],
    ];
    for (const [expected, use, count] of forms) {
      await test.step(expected, async () => {
        const countries = list.countries.slice(0, expected === "US" ? 2 : 5);
        const release = await holdCountries(page, { ...list, countries });
        const form = await openForm(page);
        await use(form);
        release();
        await countOptions(form, count);
        await expect(picker(form)).toHaveValue(expected);
        await page.unroute(COUNTRIES);
      });
    }
  });

  test("leaves India and the United States, without a word, where it fails or can't be read", async ({
    page,
    watch,
  }) => {
    for (const answer of [{ status: 500, json: {} }, { json: { countries: { IN: "+91" } } }]) {
      await page.route(COUNTRIES, (route) => route.fulfill({ ...answer, headers: CORS }));
      const answered = page.waitForResponse(COUNTRIES);
      const form = await openForm(page);
      await form.getByLabel("Name", { exact: true }).fill("Asha");
      await answered;
      await countOptions(form, 2);
      await expect(page.getByRole("alert")).toHaveCount(0);
      await page.unroute(COUNTRIES);
    }
    expectFaults(watch);
  });

  test("is asked for again when a number is refused, which may be of a country it has", async ({
    page,
    watch,
  }) => {
    await page.route(COUNTRIES, (route) => route.abort());
    const form = await openForm(page);
    const failed = page.waitForEvent("requestfailed");
    await phone(form).fill("+33 6 12 34 56 78");
    await failed;
    await page.unroute(COUNTRIES);
    (await holdCountries(page))();
    await submitButton(form).click();
    await expect(phone(form)).toHaveAttribute("aria-invalid", "true");
    await countOptions(form, 5);
    await submitButton(form).click();
    await expect(picker(form)).toHaveValue("FR");
    await expect(phone(form)).not.toHaveAttribute("aria-invalid");
    expectFaults(watch);
  });
});

test("what was typed before the scripts ran outranks a draft, which fills the rest", async ({
  page,
}) => {
  const form = await openForm(page);
  await form.getByLabel("Name", { exact: true }).fill("Usha");
  await form.getByLabel("Company name").fill("Example Co");
  const release = await hold(page, SCRIPTS);
  await page.reload();
  await form.getByLabel("Name", { exact: true }).fill("Asha");
  release();
  await expect(form.getByLabel("Company name")).toHaveValue("Example Co");
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Asha");
});
