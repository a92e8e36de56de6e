import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { first, posts } from "../support/site-content";
import { GENERAL } from "./support/lead-form";
import { newEmail, rowsOf } from "./support/leads";
import { expect, test, waitForHydration } from "./support/test";
import { isToasts } from "./support/toasts";

const POST = first(posts).url;
const THANKS = "You're subscribed.";
const form = (page: Page) => page.getByRole("form", { name: "Get new articles by email" });
const field = (page: Page) => form(page).getByLabel("Email");
const subscribe = (page: Page) => form(page).getByRole("button", { name: "Subscribe" });
const SUBSCRIBE = "**/blog/subscribe";

/** The stored subscriptions of an address. */
function subscriptionsOf(email: string): readonly unknown[] {
  return rowsOf("SELECT payload FROM subscribers WHERE email = ?", email).map(
    (row) => JSON.parse((row as { payload: string }).payload) as unknown,
  );
}

test.beforeEach(({ context }) => answerConsent(context));

for (const address of ["/blog/", POST]) {
  test(`an address given on ${address} is on the list, once, with its campaign`, async ({
    page,
  }) => {
    const email = newEmail();
    let calls = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/blog/subscribe")) calls += 1;
    });
    await page.goto(`${address}?utm_source=letter`);
    await waitForHydration(page);
    await field(page).fill(` ${email} `);
    await subscribe(page).dblclick();
    await expect(page.getByText(THANKS)).toBeFocused();
    expect(calls).toBe(1);
    expect(subscriptionsOf(email)).toMatchObject([
      {
        email,
        is_test_session: false,
        utm_params: { utm_source: "letter", submission_path: address },
      },
    ]);
    await expectNoViolations(page, "main");
  });
}

test("a private address is accepted, which a lead form would refuse", async ({ page }) => {
  const email = newEmail().replace("example.co", "gmail.com");
  await page.goto(POST);
  await waitForHydration(page);
  await field(page).fill(email);
  await subscribe(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(subscriptionsOf(email)).toHaveLength(1);
});

test("an invalid address is reported at the field and not sent", async ({ page }) => {
  await page.goto(POST);
  await waitForHydration(page);
  for (const wrong of ["", "asha@example"]) {
    await field(page).fill(wrong);
    await subscribe(page).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription("Please enter a valid email address");
  }
  await expectNoViolations(page, "main");
  await field(page).fill("asha@example.co");
  await expect(field(page)).not.toHaveAttribute("aria-invalid");
});

test("after success a contents link keeps the reader at its section", async ({ page }) => {
  await page.goto(POST);
  await waitForHydration(page);
  await field(page).fill(newEmail());
  await subscribe(page).click();
  const thanks = page.getByText(THANKS);
  await expect(thanks).toBeFocused();
  await thanks.evaluate((element) =>
    element.addEventListener("focus", () => element.setAttribute("data-refocused", "")),
  );
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL(/#main$/u);
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await expect(thanks).not.toHaveAttribute("data-refocused");
});

test("after a failure the address is still there, and the API's message is shown as text", async ({
  page,
  watch,
}) => {
  const email = newEmail();
  const message = "The list is <b>full</b>.";
  await page.route(SUBSCRIBE, (route) =>
    route.fulfill({
      status: 503,
      headers: { "access-control-allow-origin": "*" },
      json: { error: { message } },
    }),
  );
  await page.goto(POST);
  await waitForHydration(page);
  await field(page).fill(email);
  await subscribe(page).click();
  await expect(form(page).getByText(`Not sent: ${message}`)).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(message);
  await expect(field(page)).toHaveValue(email);
  await page.unroute(SUBSCRIBE);
  await subscribe(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(subscriptionsOf(email)).toHaveLength(1);
  expect(watch.faults.filter((fault) => !fault.includes("503"))).toEqual([]);
  watch.faults.length = 0;
});

test("a form that was used reports its failure offline too", async ({ page, context, watch }) => {
  await page.goto(POST);
  await waitForHydration(page);
  const loaded = page.waitForResponse((response) => isToasts(response));
  await field(page).focus();
  await loaded;
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await field(page).fill("asha@example.co");
  await subscribe(page).click();
  await expect(page.getByRole("alert")).toHaveText(GENERAL);
  await expect(field(page)).toHaveValue("asha@example.co");
  watch.faults.splice(0); // The browser reports the failed request itself.
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a contact address replaces the form", async ({ page }) => {
    await page.goto(POST);
    await expect(field(page)).toBeHidden();
    // getByText and getByRole pass over <noscript>.
    const contact = page.getByRole("main").locator("noscript a[href^=mailto]");
    await expect(contact).toBeVisible();
  });
});
