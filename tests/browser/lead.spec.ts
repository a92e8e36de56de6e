import {
  BOOKING,
  demoDialog,
  fillLeadForm,
  freeDemo,
  submitButton,
  visitor,
} from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { follow } from "./support/navigation";
import { expect, open, test, waitForHydration } from "./support/test";
import { endTimers, timersOf } from "./support/toasts";

test("a visitor from a campaign reads, asks for a demo and lands in the calendar; the lead is on disk", async ({
  page,
  baseURL,
}) => {
  const email = newEmail();
  await page.goto("/sourcing-pro/?utm_source=news&utm_campaign=steel%20week");
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Solutions" }).click();
  await banner.getByRole("link", { name: "Strategic Sourcing" }).click();
  await expect(page).toHaveURL("/strategic-sourcing/");
  await waitForHydration(page);
  await freeDemo(page).click();
  const dialog = demoDialog(page);
  await fillLeadForm(dialog, visitor(email));
  await submitButton(dialog).click();

  await page.waitForURL(BOOKING);
  const booking = new URL(page.url());
  expect([...booking.searchParams]).toEqual([
    ["from", "site"],
    ["email", email],
    ["firstname", "Asha"],
    ["lastname", "Rao"],
  ]);
  const [stored, ...more] = leadsOf(email);
  expect(more).toEqual([]);
  expect(stored?.payload).toEqual({
    phone: { prefix: "+91", number: "9876543210" },
    company_email: email,
    company_name: "Example Co",
    other_details: {
      user_name: "Asha Rao",
      requirement: "",
      request_type: "demo-callback",
      utm_params: {
        utm_source: "news",
        utm_campaign: "steel week",
        landing_path: "/sourcing-pro/",
        landing_url: `${baseURL}/sourcing-pro/?utm_source=news&utm_campaign=steel%20week`,
        submission_path: "/strategic-sourcing/",
        submission_url: `${baseURL}/strategic-sourcing/`,
      },
      timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u) as unknown,
    },
    is_test_session: false,
  });
});

test("a US visitor stays on the site: the modal closes, the form is empty, the query has the three keys, success stays 2 s", async ({
  page,
}) => {
  const email = newEmail();
  await open(page, "/us/?utm_source=us-news");
  await follow(page, "/us/sourcing-pro/");
  await expect(page).toHaveURL("/us/sourcing-pro/");
  await freeDemo(page).click();
  const dialog = demoDialog(page);
  await dialog.getByLabel("Country code").selectOption("US");
  await fillLeadForm(dialog, { ...visitor(email), phone: "+1 (415) 555-0142" });
  await submitButton(dialog).click();

  // A status is announced without interrupting.
  const toast = page.getByRole("status").filter({ hasText: "Thank you" });
  await toast.hover();
  await expect.poll(() => timersOf(toast)).toEqual([{ milliseconds: 2000, isRunning: false }]);
  await expect(dialog).toBeHidden();
  const query = new URLSearchParams({ email, firstname: "Asha", lastname: "Rao" });
  await expect(page).toHaveURL(`/us/sourcing-pro/?${query.toString()}`);
  const [stored, ...more] = leadsOf(email);
  expect(more).toEqual([]);
  expect(stored?.lead.phone).toEqual({ prefix: "+1", number: "4155550142" });
  expect(stored?.lead.other_details.utm_params).toMatchObject({
    utm_source: "us-news",
    landing_path: "/us/",
    submission_path: "/us/sourcing-pro/",
  });
  await page.mouse.move(1, 1);
  await endTimers(page);
  await expect(toast).toBeHidden();
  await freeDemo(page).press("Enter");
  await expect(dialog.getByText("We’ve received your request")).toBeVisible();
  await expect(dialog.getByLabel("Company name")).toHaveValue("");
});
