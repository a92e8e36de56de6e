import { hold } from "./support/hold";
import {
  BOOKING,
  demoDialog,
  expectValues,
  fillLeadForm,
  freeDemo,
  GENERAL,
  LEADS,
  openFilledForm,
  refuseLeads,
  send,
  submitButton,
  visitor,
} from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, expectFaults, open, test } from "./support/test";
import { isToasts } from "./support/toasts";

test("offline, and when only answers are lost, the form keeps its values and retries store no second lead; a change makes a new one", async ({
  page,
  context,
  watch,
}) => {
  const email = newEmail();
  // The code of toasts comes with the first use of a form.
  const loaded = page.waitForResponse((response) => isToasts(response));
  const form = await openFilledForm(page, email);
  await loaded;
  const country = form.getByLabel("Country code");
  await expect(country.getByRole("option", { name: "Germany" })).toBeAttached();
  await country.selectOption("DE");

  await test.step("offline it says so, and keeps its values over a link that fails", async () => {
    await context.setOffline(true);
    await send(form);
    await expect(page.getByRole("alert")).toHaveText(GENERAL);
    await expect(form.getByText("Not sent")).toContainText(`Not sent: ${GENERAL}`);
    await expectValues(form, email);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms of Use" });
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).not.toHaveURL("/request-demo/");
    expect(leadsOf(email)).toEqual([]);
    await context.setOffline(false);
    await open(page, "/request-demo/");
    await expectValues(form, email);
    await expect(country).toHaveValue("DE");
  });

  await test.step("after a lost answer retries, after a reload too, are the same lead", async () => {
    await page.route(LEADS, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submitButton(form).click();
    await expect(page.getByRole("alert")).toHaveText(GENERAL);
    expect(leadsOf(email)).toHaveLength(1);
    await page.reload();
    await expectValues(form, email);
    await submitButton(form).click();
    await expect(form.getByText("Not sent")).toBeVisible();
    expect(leadsOf(email)).toHaveLength(1);
  });

  await page.unroute(LEADS);
  await form.getByLabel("Company name").fill("Other Co");
  await submitButton(form).click();
  await page.waitForURL(BOOKING);
  expect(leadsOf(email).map(({ lead }) => lead.company_name)).toEqual(["Other Co", "Example Co"]);
  expectFaults(watch);
});

test("a failure says so on the page left meanwhile and after Back, a message is shown as text, and the retry is sent once, whatever is pressed or edited", async ({
  page,
  watch,
}) => {
  const email = newEmail();
  const form = await openFilledForm(page, email);

  await test.step("a lead that fails after its page was left says so when the visitor comes back", async () => {
    const lose = await hold(page, LEADS, (route) => route.abort());
    await submitButton(form).click();
    await page.getByRole("banner").getByRole("link").first().click();
    await page.waitForURL("/");
    // The address changes before the page does.
    await expect(submitButton(form)).toBeHidden();
    lose();
    await expect(page.getByRole("alert")).toHaveText(GENERAL);
    await page.unroute(LEADS);
    await page.goBack();
    await expect(form.getByText("Not sent")).toBeVisible();
    await expectValues(form, email);
  });

  await test.step("a message of the server is shown as text, with another way", async () => {
    const message = "We could not <b>save</b> this. Please call us.";
    await refuseLeads(page, message);
    await send(form);
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
    const notSent = form.getByText(`Not sent: ${message}`);
    await expect(notSent.getByRole("link", { name: /@/u })).toBeVisible();
    await expect(submitButton(form)).toBeEnabled();
    await page.unroute(LEADS);
  });

  await test.step("the retry is sent once, as it was when it was sent", async () => {
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
  });
  expectFaults(watch);

  // The browser loads the page again.
  await page.goBack();
  await expect(page.getByText(/received your request/u)).toBeVisible();
  await expect(form.getByLabel("Company name")).toHaveValue("");
});

test("a lead that fails leaves the focus on its button, so that Enter sends it again, on a page and in the dialog", async ({
  page,
  watch,
}) => {
  await open(page, "/about/");
  await freeDemo(page).click();
  await fillLeadForm(demoDialog(page), visitor(newEmail()));
  const dialog = demoDialog(page);
  const openPage = () => openFilledForm(page, newEmail());
  for (const openForm of [() => Promise.resolve(dialog), openPage]) {
    const form = await openForm();
    let calls = 0;
    const lose = await hold(page, LEADS, (route) => {
      calls += 1;
      return route.abort();
    });
    await submitButton(form).press("Enter");
    await expect(submitButton(form)).toHaveText("Sending…");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await expect(submitButton(form)).toBeFocused();
    lose();
    await expect(form.getByText("Not sent")).toBeVisible();
    await expect(submitButton(form)).toBeFocused();
    expect(calls).toBe(1);
    await page.keyboard.press("Enter");
    await expect.poll(() => calls).toBe(2);
    await page.unroute(LEADS);
  }
  expectFaults(watch);
});
