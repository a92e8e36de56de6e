import type { BrowserContext, Page } from "@playwright/test";
import { first } from "../support/site-content";
import { expectKeptFor } from "./support/cookies";
import { dataLayer } from "./support/data-layer";
import { fillLeadForm, send, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, expectFaults, open, test } from "./support/test";

async function attribution(context: BrowserContext): Promise<unknown> {
  const cookie = (await context.cookies()).find(({ name }) => name === "utm_params");
  return cookie === undefined ? null : JSON.parse(decodeURIComponent(cookie.value));
}

test("a campaign link is remembered for seven days, a later one replaces it, and a test session for one day", async ({
  page,
  context,
}) => {
  await page.goto("/about/?utm_source=one&utm_odd%20key=%E0%A4%95&email=a%40example.co#team");
  await expect
    .poll(() => attribution(context))
    .toEqual({
      utm_source: "one",
      "utm_odd key": "क",
      landing_path: "/about/",
      landing_url: expect.stringMatching(
        /\/about\/\?utm_source=one&utm_odd%20key=%E0%A4%95$/u,
      ) as unknown,
    });
  const cookie = (await context.cookies()).find(({ name }) => name === "utm_params");
  await expectKeptFor(context, "utm_params", 7);
  expect(cookie?.sameSite).toBe("Lax");

  await page.goto("/faq/");
  await page.goto("/careers/?utm_source=two&test_session=true");
  await expect
    .poll(() => attribution(context))
    .toMatchObject({
      utm_source: "two",
      landing_path: "/careers/",
    });
  const session = (await context.cookies()).find(({ name }) => name === "test_session");
  expect(session).toMatchObject({ value: "true", path: "/", sameSite: "Lax" });
  await expectKeptFor(context, "test_session", 1);
});

/** Sends the lead form of the page and returns the stored lead. */
async function sendLead(page: Page) {
  const email = newEmail();
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(email));
  await send(form);
  await expect(page).toHaveURL(new RegExp(`[?&]email=${encodeURIComponent(email)}`, "u"));
  return first(leadsOf(email)).lead;
}

test("a lead keeps every key of its addresses but personal ones, and a click id that no third party gets", async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto("/about/?utm_source=older");
  await expect.poll(() => attribution(context)).toMatchObject({ utm_source: "older" });
  await open(page, "/contact-sales/?ref=partner&amp;gclid=EAIaIQ?email=asha%40example.co&plan=pro");
  const queues = JSON.stringify([await dataLayer(page), await page.evaluate(() => window._hsq)]);
  const lead = await sendLead(page);
  const address = `${baseURL}/contact-sales/?ref=partner&gclid=EAIaIQ&plan=pro`;
  expect(lead.other_details.utm_params).toEqual({
    gclid: "EAIaIQ",
    landing_path: "/contact-sales/",
    landing_url: address,
    submission_path: "/contact-sales/",
    submission_url: address,
  });
  expect(queues).toContain("page_view");
  expect(queues).toContain("setPath");
  expect(queues).not.toMatch(/EAIaIQ|partner|asha/u);
});

test("a lead carries the newest campaign, another tab's included, and none that has expired", async ({
  page,
  context,
}) => {
  // A US visitor stays on the page.
  await open(page, "/contact-sales/?region=us&utm_source=older");
  const newer = await context.newPage();
  await open(newer, "/about/?utm_source=newer&test_session=true");
  await newer.close();
  const lead = await sendLead(page);
  expect(lead.other_details.utm_params).toMatchObject({ utm_source: "newer" });
  expect(lead.is_test_session).toBe(true);

  await context.clearCookies();
  const later = await sendLead(page);
  expect(later.other_details.utm_params).not.toHaveProperty("utm_source");
  expect(later.is_test_session).toBe(false);
});

test("a landing counts even if a link is followed before the site's scripts have run", async ({
  page,
  context,
  watch,
}) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/about/?utm_source=early");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers/");
  await page.unroute("**/*.js");
  await page.reload();
  await expect
    .poll(() => attribution(context))
    .toMatchObject({
      utm_source: "early",
      landing_path: "/about/",
    });
  expectFaults(watch);
});
