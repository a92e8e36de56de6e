import type { AnalyticsAdapter, Vendor } from "./adapter";
import { crm, crmPrivacy, discardCrmCommands, isCrmRunning } from "./data-layer";

const REVOKE = "revokeCookieConsent";
const SET_PATH = "setPath";
const COUNT = "trackPageView";

/** The CRM's tracking script. It counts the page on which it starts, without a command. */
function hubspot(portalId: string): AnalyticsAdapter {
  let isFirstPage = true;
  return {
    script: `https://js.hs-scripts.com/${portalId}.js`,
    // Revocations that no script has read are outdated by the grant.
    grant: () => discardCrmCommands(REVOKE),
    configure: () => undefined,
    withdraw() {
      crm(REVOKE);
      crmPrivacy(REVOKE);
    },
    discard() {
      discardCrmCommands(SET_PATH, COUNT);
      isFirstPage = true;
    },
    send(event) {
      if (event.name !== "page_view") return;
      const isRunning = isCrmRunning();
      // Until the script runs, each page is counted when the next one comes: it counts the last itself.
      if (!isFirstPage && !isRunning) crm(COUNT);
      crm(SET_PATH, event.pagePath);
      if (!isFirstPage && isRunning) crm(COUNT);
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
