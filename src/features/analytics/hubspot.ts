import { publicAddress } from "../../lib/public-address";
import type { AnalyticsAdapter, Vendor } from "./adapter";
import { crm, crmPrivacy, discardCrmCommands, isCrmRunning } from "./data-layer";

const REVOKE = "revokeCookieConsent";
const OPT_OUT = "doNotTrack";
const SET_PATH = "setPath";
const COUNT = "trackPageView";

/**
 * Whether third parties may get the whole address. The script sends it with each page that it counts;
 * `setPath` adds a path and replaces nothing.
 */
function mayBeSent(): boolean {
  const address = window.location.href.replace(/#[a-z][\w-]*$/iu, "");
  return publicAddress(address) === address;
}

/** If the script starts on this page, it must not send an address that third parties may not get. */
function guardStart(): void {
  if (isCrmRunning()) return;
  discardCrmCommands(OPT_OUT);
  if (!mayBeSent()) crm(OPT_OUT);
}

/** The CRM's tracking script. It counts the page on which it starts, without a command. */
function hubspot(portalId: string): AnalyticsAdapter {
  return {
    script: `https://js.hs-scripts.com/${portalId}.js`,
    canStart: mayBeSent,
    grant() {
      // It replaces refusals that no script has read.
      discardCrmCommands(REVOKE);
      guardStart();
    },
    configure: () => undefined,
    withdraw() {
      crm(REVOKE);
      crmPrivacy(REVOKE);
      // A script that has not run yet would count the page although consent is revoked.
      if (!isCrmRunning()) crm(OPT_OUT);
    },
    isRunning: isCrmRunning,
    discard: () => discardCrmCommands(SET_PATH),
    queryChanged: guardStart,
    send(event) {
      if (event.name !== "page_view") return;
      const isRunning = isCrmRunning();
      if (isRunning && !mayBeSent()) return;
      crm(SET_PATH, event.pagePath);
      // The script takes the last path of its queue for the page on which it starts.
      if (isRunning) crm(COUNT);
      guardStart();
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
