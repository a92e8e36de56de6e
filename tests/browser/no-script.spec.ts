import { settings } from "../support/site-content";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

test("without JavaScript a page with a form shows a phone number and an e-mail address", async ({
  page,
}) => {
  await page.goto("/request-demo/");
  const main = page.getByRole("main");
  // getByText ignores <noscript>.
  await expect(main.locator("noscript p")).toContainText("This form needs JavaScript");
  await expect(main.getByRole("link", { name: settings.phones.in.label }).first()).toBeVisible();
  await expect(main.getByRole("link", { name: settings.email }).first()).toBeVisible();
});

test("without JavaScript what is typed never reaches the URL", async ({ page }) => {
  await page.goto("/request-demo/");
  await page.getByLabel("Work email").fill("asha@example.co");
  await page.getByLabel("Work email").press("Enter");
  await page.locator("main form button[type=submit]").first().click();
  await expect(page).toHaveURL("/request-demo/");
});

test("without JavaScript menus open, links work and Free Demo opens the page of the form", async ({
  page,
}) => {
  await page.goto("/us/");
  const header = page.getByRole("banner");
  const phone = page.getByRole("contentinfo").getByRole("link", { name: settings.phones.us.label });
  await expect(phone).toBeVisible();
  await header.getByRole("button", { name: "Solutions" }).focus();
  await header.getByRole("link", { name: "Integrations" }).click();
  await expect(page).toHaveURL("/integrations/");
  await header.getByRole("button", { name: "Free Demo" }).click();
  await expect(page).toHaveURL("/request-demo/?");
});
