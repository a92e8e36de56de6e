import type { AnalyticsAdapter } from "./adapter";
import { gtag } from "./data-layer";

/** The analytics tag, `G-…`. Page views are sent by the site, one a route, so the tag's own is off. */
export function googleAnalytics(id: string): AnalyticsAdapter {
  return {
    purpose: "analytics",
    script: `https://www.googletagmanager.com/gtag/js?id=${id}`,
    start() {
      gtag("js", new Date());
      gtag("config", id, { send_page_view: false });
    },
    send(event) {
      if (event.name !== "page_view") return;
      gtag("event", "page_view", {
        page_path: event.pagePath,
        page_location: event.pageLocation,
        page_title: event.pageTitle,
        send_to: id,
      });
    },
  };
}
