import type { AnalyticsAdapter, Vendor } from "./adapter";
import { gtag } from "./data-layer";
import {
  describePage,
  disableGoogleTag,
  googleHosts,
  googleTagScript,
  startGoogleTag,
} from "./google-tag";

/**
 * The ads tag, `AW-…`.
 *
 * @param conversionLabel The label of the lead's conversion; null sends none.
 */
export function googleAds(id: string, conversionLabel: string | null): AnalyticsAdapter {
  return {
    script: googleTagScript(id),
    grant: () => disableGoogleTag(id, false),
    start: () => startGoogleTag(id),
    withdraw: () => disableGoogleTag(id, true),
    send(event) {
      if (event.name === "page_view") describePage(event);
      else if (event.name === "conversion" && conversionLabel !== null) {
        // The page is left at once for the booking link: a beacon outlives it.
        gtag("event", "conversion", {
          send_to: `${id}/${conversionLabel}`,
          transport_type: "beacon",
        });
      }
    },
  };
}

/** Google's ads tag. Hosts: https://developers.google.com/tag-platform/security/guides/csp#google_ads_conversions */
export const googleAdsVendor: Vendor = {
  purpose: "ads",
  cookies: ["_gcl"],
  hosts: {
    script: [...googleHosts.script, "https://www.googleadservices.com", "https://www.google.com"],
    connect: [
      ...googleHosts.connect,
      "https://www.google.com",
      "https://googleads.g.doubleclick.net",
    ],
    image: [...googleHosts.image, "https://www.google.com", "https://googleads.g.doubleclick.net"],
  },
  create: ({ adsId, adsConversionLabel }) =>
    adsId === null ? null : googleAds(adsId, adsConversionLabel),
};
