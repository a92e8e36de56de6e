import type { AnalyticsAdapter, Vendor } from "./adapter";
import { crm, crmPrivacy, waitingForCrm } from "./data-layer";

const REVOKE = "revokeCookieConsent";
const COUNT = "trackPageView";

/** Takes back a revocation that no script has read: the visitor has agreed since. */
function dropRevocations(): void {
  for (const queue of Object.values(waitingForCrm())) {
    const kept = queue.filter(([name]) => name !== REVOKE);
    queue.splice(0, queue.length, ...kept);
  }
}

/**
 * The script will count the page it starts on, and only that. So the count of the last page that
 * waits becomes the count of the first, which has none.
 */
function leaveLastPageToScript(): void {
  const { tracking: queue } = waitingForCrm();
  const last = queue.map(([name]) => name).lastIndexOf(COUNT);
  if (last !== -1) queue.splice(1, 0, ...queue.splice(last, 1));
}

/** The CRM's tracking script. It counts the first page itself (readings.md, Consent and tags). */
function hubspot(portalId: string): AnalyticsAdapter {
  let isFirstPage = true;
  let isStarted = false;
  return {
    script: `https://js.hs-scripts.com/${portalId}.js`,
    grant: dropRevocations,
    start() {
      leaveLastPageToScript();
      isStarted = true;
    },
    withdraw() {
      crm(REVOKE);
      crmPrivacy(REVOKE);
    },
    send(event) {
      if (event.name !== "page_view") return;
      // On its way the script has yet to count the page that it will find last in the queue.
      const isOnItsWay = isStarted && waitingForCrm().tracking.length > 0;
      if (!isFirstPage && isOnItsWay) crm(COUNT);
      crm("setPath", event.pagePath);
      if (!isFirstPage && !isOnItsWay) crm(COUNT);
      isFirstPage = false;
    },
  };
}

/** HubSpot. Hosts: https://knowledge.hubspot.com/domains-and-urls/ssl-and-domain-security-in-hubspot */
export const hubspotVendor: Vendor = {
  purpose: "analytics",
  cookies: ["__hs", "hubspot"],
  optOutCookie: "__hs_do_not_track",
  hosts: {
    script: ["https://*.hs-scripts.com", "https://*.hs-analytics.net", "https://*.hs-banner.com"],
    connect: ["https://*.hubspot.com"],
    image: ["https://*.hubspot.com"],
  },
  create: ({ hubspotPortalId }) => (hubspotPortalId === null ? null : hubspot(hubspotPortalId)),
};
