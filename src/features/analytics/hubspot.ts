import type { AnalyticsAdapter } from "./adapter";
import { crm } from "./data-layer";

/** The CRM's tracking script. It counts the first page itself (readings.md, Consent and tags). */
export function hubspot(portalId: string): AnalyticsAdapter {
  let isFirstPage = true;
  return {
    purpose: "analytics",
    script: `https://js.hs-scripts.com/${portalId}.js`,
    start() {
      // The script reads its queue when it starts.
    },
    send(event) {
      if (event.name !== "page_view") return;
      crm("setPath", event.pagePath);
      if (!isFirstPage) crm("trackPageView");
      isFirstPage = false;
    },
  };
}
