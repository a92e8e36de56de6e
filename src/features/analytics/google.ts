import type { AnalyticsAdapter, Vendor, VendorHosts } from "./adapter";
import { discardGtagCommands, gtag, isGtagRunning } from "./data-layer";
import type { PageView, WebVital } from "./events";

/** Hosts of every Google tag: https://developers.google.com/tag-platform/security/guides/csp */
const tagHosts: VendorHosts = {
  script: ["https://*.googletagmanager.com"],
  connect: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
  image: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
};

/**
 * Turns a tag on or off. With consent mode alone, a loaded tag goes on sending pings without cookies:
 * https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out
 */
function disableTag(id: string, isDisabled: boolean): void {
  Reflect.set(window, `ga-disable-${id}`, isDisabled);
}

let isInitialized = false;

/** Starts all Google tags of the page, once. */
function initialize(): void {
  if (isInitialized) return;
  isInitialized = true;
  gtag("js", new Date());
}

/** An adapter of a Google tag, `G-…` or `AW-…`, that sends events by `send`. */
function googleTag(id: string, send: AnalyticsAdapter["send"]): AnalyticsAdapter {
  return {
    script: `https://www.googletagmanager.com/gtag/js?id=${id}`,
    grant: () => disableTag(id, false),
    configure(view) {
      // Otherwise the tag would start with the whole address.
      if (view !== null) setPage(view);
      initialize();
      // The site sends one page view per route itself.
      gtag("config", id, { send_page_view: false });
    },
    withdraw: () => disableTag(id, true),
    isRunning: isGtagRunning,
    discard: () => discardGtagCommands(id),
    send,
  };
}

/** Sets the address that the tags send with their own events, instead of the whole address bar. */
function setPage({ pageLocation, pageReferrer }: PageView): void {
  gtag("set", { page_location: pageLocation, page_referrer: pageReferrer });
}

function sendPageView(id: string, view: PageView): void {
  setPage(view);
  gtag("event", "page_view", {
    page_path: view.pagePath,
    page_location: view.pageLocation,
    page_title: view.pageTitle,
    send_to: id,
  });
}

/** Sends a metric under the names that Google's reports expect: https://web.dev/articles/vitals-ga4 */
function sendWebVital(id: string, { metric, value, delta, rating, id: metricId }: WebVital): void {
  gtag("event", metric, {
    value: delta,
    metric_id: metricId,
    metric_value: value,
    metric_delta: delta,
    metric_rating: rating,
    // The last values are reported while the page unloads, which a beacon survives.
    transport_type: "beacon",
    send_to: id,
  });
}

function googleAnalytics(id: string): AnalyticsAdapter {
  return googleTag(id, (event) => {
    if (event.name === "page_view") sendPageView(id, event);
    if (event.name === "web_vital") sendWebVital(id, event);
  });
}

function googleAds(id: string, conversionLabel: string | null): AnalyticsAdapter {
  return googleTag(id, (event) => {
    if (event.name === "page_view") setPage(event);
    if (event.name !== "conversion" || conversionLabel === null) return;
    // The browser goes to the booking link at once, which a beacon survives.
    gtag("event", "conversion", { send_to: `${id}/${conversionLabel}`, transport_type: "beacon" });
  });
}

/** The analytics tag, `G-…`. */
export const googleAnalyticsVendor: Vendor = {
  purpose: "analytics",
  cookies: ["_ga"],
  hosts: tagHosts,
  create: ({ gtagId }) => (gtagId === null ? null : googleAnalytics(gtagId)),
};

/** Where the ads tag reports conversions: it tries one after the other. */
const adsHosts = [
  "https://google.com",
  "https://www.google.com",
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
];

/** The ads tag, `AW-…`. Hosts: https://developers.google.com/tag-platform/security/guides/csp#google_ads */
export const googleAdsVendor: Vendor = {
  purpose: "ads",
  cookies: ["_gcl"],
  hosts: {
    script: [...tagHosts.script, ...adsHosts],
    connect: [...tagHosts.connect, ...adsHosts, "https://ad.doubleclick.net"],
    // Google answers visitors in India from its Indian host.
    image: [...tagHosts.image, ...adsHosts, "https://www.google.co.in"],
    frame: [...tagHosts.script, "https://td.doubleclick.net"],
  },
  create: ({ adsId, adsConversionLabel }) =>
    adsId === null ? null : googleAds(adsId, adsConversionLabel),
};
