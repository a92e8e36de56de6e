import type { AnalyticsAdapter } from "./adapter";
import { gtag } from "./data-layer";

/**
 * The ads tag, `AW-…`.
 *
 * @param conversionLabel The label of the lead's conversion; null sends none.
 */
export function googleAds(id: string, conversionLabel: string | null): AnalyticsAdapter {
  return {
    purpose: "ads",
    script: `https://www.googletagmanager.com/gtag/js?id=${id}`,
    start() {
      gtag("js", new Date());
      gtag("config", id, { send_page_view: false });
    },
    send(event) {
      if (event.name !== "conversion" || conversionLabel === null) return;
      // The page is left at once for the booking link: a beacon outlives it.
      gtag("event", "conversion", {
        send_to: `${id}/${conversionLabel}`,
        transport_type: "beacon",
      });
    },
  };
}
