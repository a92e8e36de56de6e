import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

test("without script a page with a form shows a telephone number and an e-mail address", async ({
  page,
}) => {
  await page.goto("/request-demo/");
  const main = page.getByRole("main");
  // getByText passes over <noscript>.
  await expect(main.locator("noscript p")).toContainText("This form needs JavaScript");
  await expect(main.getByRole("link", { name: "+91 80 5550 0142" }).first()).toBeVisible();
  await expect(main.getByRole("link", { name: "hello@kraya.example" }).first()).toBeVisible();
});

test("without script nothing that is typed gets into the address", async ({ page }) => {
  await page.goto("/request-demo/");
  await page.getByLabel("Work email").fill("asha@example.co");
  await page.getByLabel("Work email").press("Enter");
  await page.getByRole("button", { name: "Book my demo" }).click();
  await expect(page).toHaveURL("/request-demo/");
});

test("without script menus open, links lead on and Free Demo leads to the form's page", async ({
  page,
}) => {
  await page.goto("/us/");
  const banner = page.getByRole("banner");
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: "+1 415 555 0142" }),
  ).toBeVisible();
  await banner.getByRole("button", { name: "Solutions" }).focus();
  await banner.getByRole("link", { name: "Integrations" }).click();
  await expect(page).toHaveURL("/integrations/");
  await banner.getByRole("button", { name: "Free Demo" }).click();
  await expect(page).toHaveURL("/request-demo/?");
});
