import type { Route } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { BOOKING, fillLeadForm, send, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { follow } from "./support/navigation";
import { expect, expectFaults, test, waitForHydration } from "./support/test";

const TAGS = /^https:\/\/(?:www\.googletagmanager|js\.hs-scripts)\.com\//u;

const runs = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body });

/** What can become of the scripts of the three vendors once a visitor has agreed to them. */
const TAG_FAULTS = {
  blocked: (route: Route) => route.abort("blockedbyclient"),
  hanging: () => undefined,
  "stubs of a blocker": runs(
    "dataLayer = null; _hsq = { push: null }; _hsp = Object.freeze([]); Object.freeze(window.gtag)",
  ),
  "throwing at each event": runs(
    "dataLayer.push = _hsq.push = () => { throw new Error('of a tag') }",
  ),
} as const;

for (const [fault, answer] of Object.entries(TAG_FAULTS)) {
  test(`with tags ${fault}, a visitor reaches the form, and the lead is stored`, async ({
    page,
    context,
    watch,
  }) => {
    const email = newEmail();
    await answerConsent(context, "granted");
    await page.route(TAGS, answer);
    const asked = page.waitForRequest(TAGS);
    await page.goto("/careers/");
    await asked;
    await waitForHydration(page);
    await follow(page, "/contact-sales/");
    const form = page.getByRole("main");
    await fillLeadForm(form, visitor(email));
    await send(form);
    await page.waitForURL(BOOKING);
    expect(leadsOf(email)).toHaveLength(1);
    expectFaults(watch, /Failed to load resource|of a tag/u);
  });
}
