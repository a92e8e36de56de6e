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
import { failToasts } from "./support/toasts";
import { expect, expectFaults, open, test } from "./support/test";

const CONFIRMATION = "We’ve received your request and will contact you.";

test("after a US lead a confirmation stays until the page is left, even if the toast can't load, and another can be sent", async ({
  page,
  watch,
}) => {
  const email = newEmail();
  await failToasts(page);
  await open(page, "/request-demo/?region=us");
  const main = page.getByRole("main");
  const confirmation = main.getByText(CONFIRMATION);

  await test.step("the form is empty below a confirmation, which a mistake leaves there", async () => {
    await fillLeadForm(main, visitor(email));
    await submitButton(main).click();
    await expect(confirmation).toBeFocused();
    await expect(main.getByLabel("Name", { exact: true })).toHaveValue("");
    const query = new URLSearchParams({ email, firstname: "Asha", lastname: "Rao" });
    await expect(page).toHaveURL(`/request-demo/?${query.toString()}`);
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
  });

  await test.step("the modal stays open with its confirmation", async () => {
    await open(page, "/about/");
    watch.faults.splice(0);
    await freeDemo(page).click();
    const dialog = demoDialog(page);
    await fillLeadForm(dialog, visitor(newEmail()));
    // The form fetched the toast's code ahead, and the confirmation tries once more.
    await expect.poll(() => watch.faults.length).toBe(1);
    await submitButton(dialog).click();
    await expect(dialog.getByText(CONFIRMATION)).toBeFocused();
    await expect.poll(() => watch.faults.length).toBe(2);
    await expect(dialog.getByText(CONFIRMATION)).toBeVisible();
  });
  expectFaults(watch);
});
