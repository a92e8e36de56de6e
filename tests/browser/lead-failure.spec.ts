import { hold } from "./support/hold";
import {
  BOOKING,
  expectValues,
  GENERAL,
  LEADS,
  openFilledForm,
  refuseLeads,
  submitButton,
} from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, expectFaults, test } from "./support/test";

test("when only the answer is lost, retries before and after a reload store no second lead; a change makes a new one", async ({
  page,
  watch,
}) => {
  const email = newEmail();
  const form = await openFilledForm(page, email);
  const country = form.getByLabel("Country code");
  await expect(country.getByRole("option", { name: "Germany" })).toBeAttached();
  await country.selectOption("DE");
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
  await expect(country).toHaveValue("DE");
  await submitButton(form).click();
  await expect(form.getByText("Not sent")).toBeVisible();
  expect(leadsOf(email)).toHaveLength(1);

  await page.unroute(LEADS);
  await form.getByLabel("Company name").fill("Other Co");
  await submitButton(form).click();
  await page.waitForURL(BOOKING);
  expect(leadsOf(email).map(({ lead }) => lead.company_name)).toEqual(["Other Co", "Example Co"]);
  expectFaults(watch);
});

test("a lead that fails after its page was left says so when the visitor comes back", async ({
  page,
  watch,
}) => {
  const email = newEmail();
  const form = await openFilledForm(page, email);
  const lose = await hold(page, LEADS, (route) => route.abort());
  await submitButton(form).click();
  await page.getByRole("banner").getByRole("link").first().click();
  await page.waitForURL("/");
  lose();
  await expect(page.getByRole("alert")).toHaveText(GENERAL);
  await page.unroute(LEADS);
  await page.goBack();
  await expect(form.getByText("Not sent")).toBeVisible();
  await expectValues(form, email);
  await submitButton(form).click();
  await page.waitForURL(BOOKING);
  expect(leadsOf(email)).toHaveLength(1);
  expectFaults(watch);
});

test("a message of the server is shown as text with another way; the retry is sent once, whatever is pressed or edited", async ({
  page,
  watch,
}) => {
  const email = newEmail();
  const message = "We could not <b>save</b> this. Please call us.";
  const form = await openFilledForm(page, email);
  await refuseLeads(page, message);
  await submitButton(form).click();
  await expect(page.getByRole("alert")).toHaveText(message);
  const notSent = form.getByText(`Not sent: ${message}`);
  await expect(notSent.getByRole("link", { name: /@/u })).toBeVisible();
  await expect(submitButton(form)).toBeEnabled();
  await page.unroute(LEADS);

  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/company_leads")) sent += 1;
  });
  const release = await hold(page, LEADS);
  await submitButton(form).dblclick();
  await form.getByLabel("Company name").press("Enter");
  await expect(submitButton(form)).toBeDisabled();
  await expect(submitButton(form)).toHaveText("Sending…");
  await form.getByLabel("Name", { exact: true }).fill("Usha Rao");
  release();
  await page.waitForURL(BOOKING);
  expect(sent).toBe(1);
  expect(new URL(page.url()).searchParams.get("firstname")).toBe("Asha");
  expect(leadsOf(email).map(({ lead }) => lead.other_details.user_name)).toEqual(["Asha Rao"]);
  expectFaults(watch);

  await page.goBack();
  await expect(form.getByLabel("Company name")).toHaveValue("");
});
