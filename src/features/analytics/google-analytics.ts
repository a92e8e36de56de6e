import type { AnalyticsAdapter } from "./adapter";
import { gtag } from "./data-layer";
import { describePage, googleTagScript, startGoogleTag } from "./google-tag";

/** The analytics tag, `G-…`. */
export function googleAnalytics(id: string): AnalyticsAdapter {
  return {
    purpose: "analytics",
    script: googleTagScript(id),
    start: () => startGoogleTag(id),
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
