import type { Page } from "@playwright/test";
import { first, posts } from "../support/site-content";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { hold } from "./support/hold";
import { refuseLeads } from "./support/lead-form";
import { newEmail, rowsOf } from "./support/leads";
import { expect, expectFaults, open, test } from "./support/test";

const POST = first(posts).url;
const THANKS = "You’re subscribed.";
const SUBSCRIBE = "**/blog/subscribe";
const form = (page: Page) => page.getByRole("form", { name: "Get new articles by email" });
const field = (page: Page) => form(page).getByLabel("Email");
const subscribe = (page: Page) => form(page).getByRole("button", { name: "Subscribe" });

/** The stored subscriptions of an address. */
function subscriptionsOf(email: string): readonly unknown[] {
  return rowsOf("SELECT payload FROM subscribers WHERE email = ?", email).map(
    (row) => JSON.parse((row as { payload: string }).payload) as unknown,
  );
}

test("a mistake is reported at the field, a failure keeps the address, and a private one is on the list, once, with its campaign", async ({
  page,
  context,
  watch,
}) => {
  await answerConsent(context);
  // A lead form would refuse it.
  const email = newEmail().replace("example.co", "gmail.com");
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/blog/subscribe")) calls += 1;
  });
  await open(page, `${POST}?utm_source=letter`);
  for (const wrong of ["", "asha@example"]) {
    await field(page).fill(wrong);
    await subscribe(page).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription("Please enter a valid email address");
  }
  await expectNoViolations(page, "main form");

  const message = "The list is <b>full</b>.";
  await refuseLeads(page, message, SUBSCRIBE);
  await field(page).fill(email);
  await expect(field(page)).not.toHaveAttribute("aria-invalid");
  await subscribe(page).press("Enter");
  await expect(form(page).getByText(`Not sent: ${message}`)).toBeVisible();
  await expect(subscribe(page)).toBeFocused();
  await expect(page.getByRole("alert")).toContainText(message);
  await expect(field(page)).toHaveValue(email);
  await page.unroute(SUBSCRIBE);
  expectFaults(watch);

  calls = 0;
  // The answer must not come between the two presses.
  const release = await hold(page, SUBSCRIBE);
  await subscribe(page).dblclick();
  release();
  await expect(page.getByText(THANKS)).toBeFocused();
  expect(calls).toBe(1);
  expect(subscriptionsOf(email)).toMatchObject([
    {
      email,
      is_test_session: false,
      utm_params: { utm_source: "letter", submission_path: POST },
    },
  ]);
});
