import type { VendorHosts } from "./adapter";
import { gtag } from "./data-layer";
import type { PageView } from "./events";

/** What every Google tag needs: https://developers.google.com/tag-platform/security/guides/csp */
export const googleHosts: VendorHosts = {
  script: ["https://*.googletagmanager.com"],
  connect: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
  image: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
};

/** Address of the script of a Google tag, `G-…` or `AW-…`. */
export const googleTagScript = (id: string) => `https://www.googletagmanager.com/gtag/js?id=${id}`;

/** Starts a Google tag. Page views are sent by the site, one a route, so the tag's own are off. */
export function startGoogleTag(id: string): void {
  gtag("js", new Date());
  gtag("config", id, { send_page_view: false });
}

/**
 * Tells Google's tags the page for all that they send of their own accord, too: they would take the
 * address bar's address, with its personal keys.
 */
export function describePage({ pageLocation, pageReferrer }: PageView): void {
  gtag("set", { page_location: pageLocation, page_referrer: pageReferrer });
}

/**
 * Turns a Google tag off or on. Consent mode alone would have a tag that is there already go on with
 * pings without cookies: https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out
 */
export function disableGoogleTag(id: string, isDisabled: boolean): void {
  Reflect.set(window, `ga-disable-${id}`, isDisabled);
}
