import type { AnalyticsAdapter, Vendor } from "./adapter";
import { gtag } from "./data-layer";
import type { PageView, WebVital } from "./events";
import {
  describePage,
  disableGoogleTag,
  googleHosts,
  googleTagScript,
  startGoogleTag,
} from "./google-tag";

function sendPageView(id: string, view: PageView): void {
  describePage(view);
  gtag("event", "page_view", {
    page_path: view.pagePath,
    page_location: view.pageLocation,
    page_title: view.pageTitle,
    send_to: id,
  });
}

/** Names as reports of the tag's maker expect them: https://web.dev/articles/vitals-ga4 */
function sendWebVital(id: string, { metric, value, delta, rating, id: metricId }: WebVital): void {
  gtag("event", metric, {
    value: delta,
    metric_id: metricId,
    metric_value: value,
    metric_delta: delta,
    metric_rating: rating,
    // The last values are told while the page is being left: a beacon outlives it.
    transport_type: "beacon",
    send_to: id,
  });
}

/** The analytics tag, `G-…`. */
function googleAnalytics(id: string): AnalyticsAdapter {
  return {
    script: googleTagScript(id),
    grant: () => disableGoogleTag(id, false),
    start: () => startGoogleTag(id),
    withdraw: () => disableGoogleTag(id, true),
    send(event) {
      if (event.name === "page_view") sendPageView(id, event);
      if (event.name === "web_vital") sendWebVital(id, event);
    },
  };
}

/** Google's analytics tag. */
export const googleAnalyticsVendor: Vendor = {
  purpose: "analytics",
  cookies: ["_ga"],
  hosts: googleHosts,
  create: ({ gtagId }) => (gtagId === null ? null : googleAnalytics(gtagId)),
};
