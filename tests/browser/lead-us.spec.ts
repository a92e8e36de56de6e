import { LEADS, fillLeadForm, refuseLeads, submitButton, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { failToasts } from "./support/toasts";
import { expect, test, waitForHydration } from "./support/test";

const CONFIRMATION = "We've received your request and will call the number you gave.";

test("after a US lead a confirmation stays above the empty form, even if the toast can't load", async ({
  page,
  watch,
}) => {
  const email = newEmail();
  await failToasts(page);
  await page.goto("/request-demo/?region=us");
  await waitForHydration(page);
  const main = page.getByRole("main");
  await fillLeadForm(main, visitor(email));
  await submitButton(main).click();

  await expect(main.getByText(CONFIRMATION)).toBeFocused();
  await expect(main.getByLabel("Name", { exact: true })).toHaveValue("");
  const query = new URLSearchParams({ email, firstname: "Asha", lastname: "Rao" });
  await expect(page).toHaveURL(`/request-demo/?${query.toString()}`);
  expect(leadsOf(email)).toHaveLength(1);

  await submitButton(main).click();
  await expect(main.getByText("Please enter a name")).toBeVisible();
  await expect(main.getByText(CONFIRMATION)).toBeVisible();
  expect(leadsOf(email)).toHaveLength(1);
  watch.faults.splice(0); // The browser reports the failed scripts itself.
});

test("the confirmation is gone once the page has been left", async ({ page }) => {
  await page.goto("/request-demo/?region=us");
  await waitForHydration(page);
  const main = page.getByRole("main");
  await fillLeadForm(main, visitor(newEmail()));
  await submitButton(main).click();
  await expect(main.getByText(CONFIRMATION)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about/");
  await page.goBack();
  await expect(main.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(main.getByText(CONFIRMATION)).toBeHidden();
});

test("a reopened modal confirms the lead that was sent from it", async ({ page }) => {
  const email = newEmail();
  await page.goto("/about/?region=us");
  await waitForHydration(page);
  const freeDemo = page.getByRole("banner").getByRole("button", { name: "Free Demo" });
  await freeDemo.click();
  const dialog = page.getByRole("dialog");
  await fillLeadForm(dialog, visitor(email));
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/firstname=/u);
  await freeDemo.click();
  await expect(dialog.getByText(CONFIRMATION)).toBeVisible();
  await expect(dialog.getByLabel("Company name")).toHaveValue("");
  expect(leadsOf(email)).toHaveLength(1);
});

test("the modal stays open with its confirmation if the toast can't load", async ({
  page,
  watch,
}) => {
  await failToasts(page);
  await page.goto("/about/?region=us");
  await waitForHydration(page);
  await page.getByRole("banner").getByRole("button", { name: "Free Demo" }).click();
  const dialog = page.getByRole("dialog");
  await fillLeadForm(dialog, visitor(newEmail()));
  await submitButton(dialog).click();
  await expect(dialog.getByText(CONFIRMATION)).toBeFocused();
  await expect.poll(() => watch.faults.length).toBeGreaterThan(0);
  await expect(dialog.getByText(CONFIRMATION)).toBeVisible();
  watch.faults.splice(0); // The browser reports the failed scripts itself.
});

test("a second lead from the same page is sent, and its failure is reported", async ({
  page,
  watch,
}) => {
  const email = newEmail();
  await page.goto("/request-demo/?region=us");
  await waitForHydration(page);
  const main = page.getByRole("main");
  await fillLeadForm(main, visitor(email));
  await submitButton(main).click();
  await expect(main.getByText(CONFIRMATION)).toBeVisible();

  await fillLeadForm(main, { ...visitor(email), company: "Other Co" });
  await refuseLeads(page, "Please call us.");
  await submitButton(main).click();
  await expect(main.getByText("Not sent: Please call us.")).toBeVisible();
  await page.unroute(LEADS);
  await submitButton(main).click();
  await expect(main.getByLabel("Company name")).toHaveValue("");
  expect(leadsOf(email)).toHaveLength(2);
  watch.faults.splice(0); // The browser reports the refused request itself.
});
