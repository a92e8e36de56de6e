import {
  BOOKING,
  demoDialog,
  fillLeadForm,
  freeDemo,
  submitButton,
  visitor,
} from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, test, waitForHydration } from "./support/test";

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
