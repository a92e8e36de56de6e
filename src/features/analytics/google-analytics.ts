import type { AnalyticsAdapter, Vendor } from "./adapter";
import { gtag } from "./data-layer";
import {
  describePage,
  disableGoogleTag,
  googleHosts,
  googleTagScript,
  startGoogleTag,
} from "./google-tag";

/** The analytics tag, `G-…`. */
function googleAnalytics(id: string): AnalyticsAdapter {
  return {
    script: googleTagScript(id),
    grant: () => disableGoogleTag(id, false),
    start: () => startGoogleTag(id),
    withdraw: () => disableGoogleTag(id, true),
    send(event) {
      if (event.name !== "page_view") return;
      describePage(event);
      gtag("event", "page_view", {
        page_path: event.pagePath,
        page_location: event.pageLocation,
        page_title: event.pageTitle,
        send_to: id,
      });
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
