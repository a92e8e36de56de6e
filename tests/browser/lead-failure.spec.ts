import type { Locator } from "@playwright/test";
import { fillLeadForm, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, test } from "./support/test";

const LEADS = "**/company_leads";
const GENERAL = "An error occured! Please try again...";

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
  await page.goto("/request-demo/");
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(email));
  await page.route(LEADS, (route) => route.abort());
  await form.getByRole("button", { name: "Book my demo" }).click();
  await expect(page.getByRole("alert")).toHaveText(GENERAL);
  await expectValues(form, email);
  expect(leadsOf(email)).toEqual([]);

  await page.unroute(LEADS);
  await form.getByRole("button", { name: "Book my demo" }).click();
  await page.waitForURL("https://booking.example/**");
  expect(leadsOf(email)).toHaveLength(1);
  watch.faults.splice(0); // The browser reports the failed request itself.
});

test("when only the answer is lost, retries after it and after a reload are the same lead", async ({
  page,
  watch,
}) => {
  const email = newEmail();
  await page.goto("/request-demo/");
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(email));
  await page.route(LEADS, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const submit = form.getByRole("button", { name: "Book my demo" });
  await submit.click();
  await expect(page.getByRole("alert")).toHaveText(GENERAL);
  expect(leadsOf(email)).toHaveLength(1);

  await submit.click();
  await expect(form.getByText("Not sent")).toBeVisible();
  await page.reload();
  await expectValues(form, email);

  await page.unroute(LEADS);
  await submit.click();
  await page.waitForURL("https://booking.example/**");
  expect(leadsOf(email)).toHaveLength(1);
  watch.faults.splice(0);
});

test("a message of the server is shown as text", async ({ page, watch }) => {
  const message = "We could not <b>save</b> this. Please call us.";
  await page.goto("/request-demo/");
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(newEmail()));
  await page.route(LEADS, (route) =>
    route.fulfill({
      status: 503,
      headers: { "access-control-allow-origin": "*" },
      json: { error: { message } },
    }),
  );
  await form.getByRole("button", { name: "Book my demo" }).click();
  await expect(page.getByRole("alert")).toHaveText(message);
  watch.faults.splice(0);
});

test("a double click and Enter while sending send one lead", async ({ page }) => {
  const email = newEmail();
  await page.goto("/request-demo/");
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(email));
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(LEADS, async (route) => {
    if (route.request().method() === "POST") sent += 1;
    await held;
    await route.continue();
  });
  await form.getByRole("button", { name: "Book my demo" }).dblclick();
  await form.getByLabel("Company name").press("Enter");
  await expect(form.getByRole("button", { name: "Sending…" })).toBeDisabled();
  release();
  await page.waitForURL("https://booking.example/**");
  expect(sent).toBe(1);
  expect(leadsOf(email)).toHaveLength(1);
});

test("mistakes are shown at their fields, and focus goes to the first", async ({ page }) => {
  await page.goto("/request-demo/");
  const form = page.getByRole("main");
  await form.getByLabel("Name", { exact: true }).fill("Asha");
  await form.getByLabel("Work email").fill("asha@gmail.com");
  await form.getByRole("button", { name: "Book my demo" }).click();
  const email = form.getByLabel("Work email");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Please enter your valid work email/u);
  await expect(form.getByLabel("Phone")).toHaveAccessibleDescription(
    /Please enter a valid number/u,
  );
  await email.fill("asha@example.co");
  await expect(form.getByText("Please enter your valid work email")).toBeHidden();
});

test("what was typed survives a reload", async ({ page }) => {
  const email = newEmail();
  await page.goto("/request-demo/");
  const form = page.getByRole("main");
  await expect(form.getByLabel("Country code").getByRole("option")).not.toHaveCount(2);
  await form.getByLabel("Country code").selectOption("DE");
  await fillLeadForm(form, visitor(email));
  await page.reload();
  await expectValues(form, email);
  await expect(form.getByLabel("Country code")).toHaveValue("DE");
});
