import type { AnalyticsAdapter } from "./adapter";
import { gtag } from "./data-layer";
import { describePage, googleTagScript, startGoogleTag } from "./google-tag";

/**
 * The ads tag, `AW-…`.
 *
 * @param conversionLabel The label of the lead's conversion; null sends none.
 */
export function googleAds(id: string, conversionLabel: string | null): AnalyticsAdapter {
  return {
    purpose: "ads",
    script: googleTagScript(id),
    start: () => startGoogleTag(id),
    send(event) {
      if (event.name === "page_view") describePage(event);
      else if (conversionLabel !== null) {
        // The page is left at once for the booking link: a beacon outlives it.
        gtag("event", "conversion", {
          send_to: `${id}/${conversionLabel}`,
          transport_type: "beacon",
        });
      }
    },
  };
}
