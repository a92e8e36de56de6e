import type { BrowserContext, Page } from "@playwright/test";
import { first } from "../support/site-content";
import { expectKeptFor } from "./support/cookies";
import { dataLayer } from "./support/data-layer";
import { sendLead } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, expectFaults, open, test } from "./support/test";

async function attribution(context: BrowserContext): Promise<unknown> {
  const cookie = (await context.cookies()).find(({ name }) => name === "utm_params");
  return cookie === undefined ? null : JSON.parse(decodeURIComponent(cookie.value));
}

/** Sends the lead form of the page and returns the stored lead. */
async function storedLead(page: Page) {
  const email = newEmail();
  await sendLead(page, email);
  return first(leadsOf(email)).lead;
}

test("a campaign is remembered for seven days, a later one of any tab replaces it, and a lead carries it until it has expired", async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  await test.step("a landing counts even if a link is followed before the scripts have run", async () => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/about/?utm_source=one&utm_odd%20key=%E0%A4%95&email=a%40example.co#team");
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveURL("/careers/");
    await page.unroute("**/*.js");
    await page.reload();
    await expect
      .poll(() => attribution(context))
      .toEqual({
        utm_source: "one",
        "utm_odd key": "क",
        landing_path: "/about/",
        landing_url: `${baseURL}/about/?utm_source=one&utm_odd%20key=%E0%A4%95`,
      });
    const cookie = (await context.cookies()).find(({ name }) => name === "utm_params");
    await expectKeptFor(context, "utm_params", 7);
    expect(cookie?.sameSite).toBe("Lax");
    expectFaults(watch);
  });

  await test.step("a click id replaces it, and reaches the lead with all keys but personal ones, and no third party", async () => {
    await open(
      page,
      "/contact-sales/?region=us&ref=partner&amp;gclid=EAIaIQ?email=asha%40example.co&plan=pro",
    );
    const queues = JSON.stringify([await dataLayer(page), await page.evaluate(() => window._hsq)]);
    const lead = await storedLead(page);
    const address = `${baseURL}/contact-sales/?region=us&ref=partner&gclid=EAIaIQ&plan=pro`;
    expect(lead.other_details.request_type).toBe("sales-callback");
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

  await test.step("another tab's campaign counts, and its test session for a day", async () => {
    const newer = await context.newPage();
    await open(newer, "/careers/?utm_source=newer&test_session=true");
    await newer.close();
    const session = (await context.cookies()).find(({ name }) => name === "test_session");
    expect(session).toMatchObject({ value: "true", path: "/", sameSite: "Lax" });
    await expectKeptFor(context, "test_session", 1);
    const lead = await storedLead(page);
    expect(lead.other_details.utm_params).toMatchObject({
      utm_source: "newer",
      landing_path: "/careers/",
    });
    expect(lead.is_test_session).toBe(true);
  });

  await test.step("an expired one counts no more", async () => {
    await context.clearCookies();
    const lead = await storedLead(page);
    expect(lead.other_details.utm_params).not.toHaveProperty("utm_source");
    expect(lead.is_test_session).toBe(false);
  });
});
