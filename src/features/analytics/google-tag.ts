import { gtag } from "./data-layer";
import type { PageView } from "./events";

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
