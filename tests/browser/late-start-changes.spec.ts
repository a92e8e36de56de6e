import type { Page } from "@playwright/test";
import { fillLeadForm, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { holdScripts } from "./support/late-scripts";
import { expect, test } from "./support/test";

const button = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("button", { name, exact: true });
const waiting = (page: Page) => page.locator("html[data-waiting]");

test("taps again and again do not put off the way without scripts", async ({ page }) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto("/faq/");
  for (let tap = 0; tap < 3; tap += 1) {
    await button(page, "Free Demo").click();
    await page.clock.fastForward(3000);
  }
  await expect(page).toHaveURL("/request-demo/?");
});

test("a visitor who follows a link instead is taken nowhere else", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/faq/");
  // An answer that lets the page stay, as it does while a slow one is on its way.
  await page.route("**/careers/", (route) => route.fulfill({ status: 204 }));
  await button(page, "Free Demo").click();
  await expect(waiting(page)).toHaveCount(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).press("Enter");
  await expect(waiting(page)).toHaveCount(0);
});

test("a lead that is sent early is not lost to a press of another button", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/request-demo/");
  await page.getByRole("main").getByRole("button", { name: "Book my demo" }).click();
  await button(page, "Solutions").click();
  release();
  await expect(page.getByText("Please enter a name")).toBeVisible();
});

test("where the page's data can't be had, no press waits for ever", async ({ page, watch }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route("**/page-data/faq/page-data.json", (route) => route.abort());
  await page.goto("/faq/");
  await button(page, "Menu").click();
  await expect(waiting(page)).toHaveCount(0, { timeout: 15_000 });
  await button(page, "Free Demo").click();
  await expect(page).toHaveURL("/request-demo/?");
  watch.faults.splice(0);
});

test("a lead that is sent early says where its visitor came from, and that it is a test", async ({
  page,
}) => {
  const email = newEmail();
  const release = await holdScripts(page);
  await page.goto("/request-demo/?utm_source=early&test_session=true");
  const main = page.getByRole("main");
  await fillLeadForm(main, visitor(email));
  await main.getByRole("button", { name: "Book my demo" }).click();
  release();
  await page.waitForURL("https://booking.example/**");
  const [stored] = leadsOf(email);
  expect(stored?.lead.is_test_session).toBe(true);
  expect(stored?.payload).toMatchObject({
    other_details: { utm_params: { utm_source: "early", landing_path: "/request-demo/" } },
  });
});

test("a lead that a US visitor sends early stays on the site", async ({ page }) => {
  const email = newEmail();
  await page.goto("/us/");
  const release = await holdScripts(page);
  await page.goto("/request-demo/");
  const main = page.getByRole("main");
  await fillLeadForm(main, { ...visitor(email), phone: "9876543210" });
  await main.getByRole("button", { name: "Book my demo" }).click();
  release();
  await expect(page).toHaveURL(/\/request-demo\/\?email=/u);
  expect(leadsOf(email)).toHaveLength(1);
});
