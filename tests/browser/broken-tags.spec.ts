import type { Route } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { sendLead } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { follow } from "./support/navigation";
import { expect, expectFaults, test, waitForHydration } from "./support/test";

const TAGS = /^https:\/\/(?:www\.googletagmanager|js\.hs-scripts)\.com\//u;

const runs = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body });

/** What can become of the vendors' scripts once a visitor has agreed to them. */
const FAULTS: readonly (readonly [string, (route: Route) => unknown])[] = [
  [
    "one throws at each event, one never comes, and one is blocked",
    (route) => {
      const address = route.request().url();
      if (address.includes("AW-")) return undefined;
      if (address.includes("hs-scripts")) return route.abort("blockedbyclient");
      return runs("dataLayer.push = _hsq.push = () => { throw new Error('of a tag') }")(route);
    },
  ],
  [
    "they are a blocker's stubs",
    runs(
      "dataLayer = null; _hsq = { push: null }; _hsp = Object.freeze([]); Object.freeze(window.gtag)",
    ),
  ],
];

test("whatever becomes of the tags, a visitor reaches the form, and the lead is stored", async ({
  page,
  context,
  watch,
}) => {
  await answerConsent(context, "granted");
  for (const [fault, answer] of FAULTS) {
    await test.step(fault, async () => {
      const email = newEmail();
      await page.route(TAGS, answer);
      const asked = page.waitForRequest(TAGS);
      await page.goto("/careers/?region=us");
      await asked;
      await waitForHydration(page);
      await follow(page, "/contact-sales/");
      await sendLead(page, email);
      expect(leadsOf(email)).toHaveLength(1);
      await page.unroute(TAGS);
    });
  }
  expectFaults(watch, /Failed to load resource|of a tag/u);
});
