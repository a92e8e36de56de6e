import { hold, SCRIPTS } from "./support/hold";
import {
  demoDialog,
  fillLeadForm,
  freeDemo,
  LEADS,
  refuseLeads,
  submitButton,
  visitor,
} from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, expectFaults, open, test } from "./support/test";
import { endTimers, failToasts, timersOf } from "./support/toasts";

const CONFIRMATION = "We’ve received your request and will contact you.";
const AMERICAN = { prefix: "+1", number: "4155550142" };

test("a US visitor stays on the site: a lead, also one sent before hydration, is confirmed until the page is left, by a toast in the modal, and there even if the toast can't load", async ({
  page,
  watch,
}) => {
  test.slow();
  const email = newEmail();
  const query = new URLSearchParams({ email, firstname: "Asha", lastname: "Rao" });
  const main = page.getByRole("main");
  const dialog = demoDialog(page);
  const confirmation = main.getByText(CONFIRMATION);
  // A status is announced without interrupting.
  const toast = page.getByRole("status").filter({ hasText: "Thank you" });

  await test.step("a lead sent before hydration is stored once, with its country, campaign and test session", async () => {
    const release = await hold(page, SCRIPTS);
    await page.goto("/request-demo/?region=us&utm_source=early&test_session=true");
    await fillLeadForm(main, { ...visitor(email), phone: "415 555 0142" });
    await main.getByLabel("Work email").press("Enter");
    await submitButton(main).click();
    release();
    await expect(page).toHaveURL(`/request-demo/?${query.toString()}`);
    const [stored, ...more] = leadsOf(email);
    expect(more).toEqual([]);
    expect(stored?.lead).toMatchObject({
      is_test_session: true,
      phone: AMERICAN,
      other_details: { utm_params: { utm_source: "early", landing_path: "/request-demo/" } },
    });
  });

  await test.step("the form is empty below a confirmation, which a mistake leaves there", async () => {
    await expect(confirmation).toBeFocused();
    await expect(main.getByLabel("Name", { exact: true })).toHaveValue("");
    await submitButton(main).click();
    await expect(main.getByText("Please enter a name")).toBeVisible();
    await expect(confirmation).toBeVisible();
    expect(leadsOf(email)).toHaveLength(1);
  });

  await test.step("another lead can fail and be sent", async () => {
    await fillLeadForm(main, { ...visitor(email), company: "Other Co" });
    await refuseLeads(page, "Please call us.");
    await submitButton(main).click();
    await expect(main.getByText("Not sent: Please call us.")).toBeVisible();
    await page.unroute(LEADS);
    await submitButton(main).click();
    await expect(main.getByLabel("Company name")).toHaveValue("");
    expect(leadsOf(email)).toHaveLength(2);
  });

  await test.step("the next page has no confirmation, nor has the form after Back", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about/");
    await expect(confirmation).toHaveCount(0);
    await page.goBack();
    await expect(main.getByLabel("Name", { exact: true })).toHaveValue("");
    await expect(confirmation).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL("/about/");
  });

  await test.step("the modal closes, and its form is empty; the toast stays 2 s", async () => {
    await endTimers(page);
    await expect(toast).toHaveCount(0);
    await freeDemo(page).click();
    await fillLeadForm(dialog, { ...visitor(email), phone: "+1 (415) 555-0142" });
    await submitButton(dialog).click();
    await toast.hover();
    await expect.poll(() => timersOf(toast)).toEqual([{ milliseconds: 2000, isRunning: false }]);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/about/?${query.toString()}`);
    const [stored] = leadsOf(email);
    expect(stored?.lead.phone).toEqual(AMERICAN);
    expect(stored?.lead.other_details.utm_params).toMatchObject({
      landing_path: "/request-demo/",
      submission_path: "/about/",
    });
    await page.mouse.move(1, 1);
    await endTimers(page);
    await expect(toast).toBeHidden();
    await freeDemo(page).press("Enter");
    await expect(dialog.getByText(CONFIRMATION)).toBeVisible();
    await expect(dialog.getByLabel("Company name")).toHaveValue("");
  });

  await test.step("without the toast the modal stays open with its confirmation", async () => {
    let failures = 0;
    page.on("requestfailed", () => (failures += 1));
    await failToasts(page);
    await open(page, "/careers/");
    await freeDemo(page).click();
    await expect(dialog.getByLabel("Country code")).toHaveValue("US");
    await fillLeadForm(dialog, visitor(newEmail()));
    // The form fetched the toast's code ahead, and the confirmation tries once more.
    await expect.poll(() => failures).toBe(1);
    await submitButton(dialog).click();
    await expect(dialog.getByText(CONFIRMATION)).toBeFocused();
    await expect.poll(() => failures).toBe(2);
    await expect(dialog.getByText(CONFIRMATION)).toBeVisible();
  });
  expectFaults(watch);
});
