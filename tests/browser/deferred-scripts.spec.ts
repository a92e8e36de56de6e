import type { Page } from "@playwright/test";
import { settings } from "../support/site-content";
import { holdScripts, SCRIPTS } from "./support/late-scripts";
import { fillLeadForm, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, test, waitForHydration } from "./support/test";

const button = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Get Free Demo" });
const submit = (page: Page) => page.locator("main form button[type=submit]").first();

test("no script is requested before the load event", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/slow.svg", async (route) => {
    await released;
    await route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" });
  });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.body.appendChild(document.createElement("img")).src = "/slow.svg";
    });
  });
  const requested: string[] = [];
  page.on("request", (request) => {
    if (SCRIPTS.test(request.url())) requested.push(request.url());
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.keyboard.press("Tab");
  await page.evaluate(
    async () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
  expect(requested).toEqual([]);
  release();
  await waitForHydration(page);
});

for (const [how, press] of [
  ["a click", async (page: Page) => button(page, "Free Demo").click()],
  ["Enter", async (page: Page) => button(page, "Free Demo").press("Enter")],
  ["a double click", async (page: Page) => button(page, "Free Demo").dblclick()],
] as const) {
  test(`${how} before hydration is replayed after it`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/faq/");
    await press(page);
    await expect(button(page, "Free Demo")).toHaveCSS("cursor", "progress");
    await expect(page).toHaveURL("/faq/");
    release();
    await expect(dialog(page)).toBeVisible();
  });
}

test("a lead sent before hydration is stored once, with its campaign and test session", async ({
  page,
}) => {
  const email = newEmail();
  const release = await holdScripts(page);
  await page.goto("/request-demo/?utm_source=early&test_session=true");
  await fillLeadForm(page.getByRole("main"), visitor(email));
  await page.getByRole("main").getByLabel("Work email").press("Enter");
  await submit(page).click();
  release();
  await page.waitForURL("http://booking.example/**");
  const leads = leadsOf(email);
  expect(leads).toHaveLength(1);
  expect(leads[0]?.lead.is_test_session).toBe(true);
  expect(leads[0]?.payload).toMatchObject({
    other_details: { utm_params: { utm_source: "early", landing_path: "/request-demo/" } },
  });
});

test("a lead of a US visitor sent before hydration stays on the site", async ({ page }) => {
  const email = newEmail();
  await page.goto("/us/");
  const release = await holdScripts(page);
  await page.goto("/request-demo/");
  await fillLeadForm(page.getByRole("main"), { ...visitor(email), phone: "9876543210" });
  await submit(page).click();
  release();
  await expect(page).toHaveURL(/\/request-demo\/\?email=/u);
  expect(leadsOf(email)).toHaveLength(1);
});

test("a link followed after a press wins over the press", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/faq/");
  await button(page, "Free Demo").click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).press("Enter");
  await expect(page).toHaveURL("/careers/");
  release();
  await waitForHydration(page);
  await expect(dialog(page)).toHaveCount(0);
});

test("a link in the text, followed while the page is being hydrated, shows its page", async ({
  page,
}) => {
  // Gatsby's scripts have started, and hydration waits for the style sheet.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/styles.*.css", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/faq/");
  await page.waitForFunction(() => "___navigate" in window);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.innerText();
  const link = page.getByRole("main").locator('a[href^="/"]').first();
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  release();
  await expect(page).toHaveURL(address);
  await expect(heading).not.toHaveText(before);
});

test("when scripts fail to load, Free Demo opens the page of the form", async ({ page, watch }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/faq/");
  await button(page, "Free Demo").click();
  await expect(page).toHaveURL("/request-demo/?");
  const phone = page.getByRole("main").getByRole("link", { name: settings.phones.in.label });
  await expect(phone.first()).toBeVisible();
  watch.faults.splice(0); // The browser reports the failed requests itself.
});

test("when scripts take more than 8 s, Free Demo opens the page of the form", async ({ page }) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto("/faq/");
  await button(page, "Free Demo").click();
  await page.clock.fastForward(6000);
  await expect(page).toHaveURL("/faq/");
  await page.clock.fastForward(2100);
  await expect(page).toHaveURL("/request-demo/?");
});

test("when the style sheet fails to load, the page still responds", async ({ page, watch }) => {
  await page.route(/\.css$/u, (route) => route.abort());
  await page.goto("/faq/");
  await button(page, "Free Demo").click();
  await expect(dialog(page)).toBeVisible();
  watch.faults.splice(0);
});
