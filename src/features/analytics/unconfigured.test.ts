import { expect, jest, test } from "@jest/globals";
import { startAnalytics, track, trackPageView } from ".";
import { saveConsent } from "../consent";
import { googleAds } from "./google-ads";

jest.mock("../../lib/config", () => ({
  siteConfig: { gtagId: null, adsId: null, adsConversionLabel: null, hubspotPortalId: null },
}));

test("a site without tags queues no event and adds no script", () => {
  startAnalytics();
  saveConsent({ analytics: "granted", ads: "granted" });
  trackPageView();
  track({ name: "conversion" });
  expect(JSON.stringify(window.dataLayer)).not.toMatch(/event|config|set/u);
  expect(window._hsq).toBeUndefined();
  expect(document.scripts).toHaveLength(0);
});

test("an ads tag without a label sends no conversion", () => {
  delete window.dataLayer;
  googleAds("AW-1", null).send({ name: "conversion" });
  expect(window.dataLayer).toBeUndefined();
});
