import type { Config } from "../../lib/parse-config";

/** Origins that the configured vendors need in the security policy. */
export interface VendorHosts {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
}

const none: VendorHosts = { script: [], connect: [], image: [] };

/** https://developers.google.com/tag-platform/security/guides/csp */
const google: VendorHosts = {
  script: ["https://*.googletagmanager.com"],
  connect: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
  image: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
};

/** https://developers.google.com/tag-platform/security/guides/csp#google_ads_conversions */
const googleAds: VendorHosts = {
  script: ["https://www.googleadservices.com", "https://www.google.com"],
  connect: ["https://www.google.com", "https://googleads.g.doubleclick.net"],
  image: ["https://www.google.com", "https://googleads.g.doubleclick.net"],
};

/** https://knowledge.hubspot.com/domains-and-urls/ssl-and-domain-security-in-hubspot */
const hubspot: VendorHosts = {
  script: ["https://*.hs-scripts.com", "https://*.hs-analytics.net", "https://*.hs-banner.com"],
  connect: ["https://*.hubspot.com"],
  image: ["https://*.hubspot.com"],
};

/** Hosts of the vendors that are configured, and of no other. */
export function vendorHosts(config: Config): VendorHosts {
  const vendors = [
    config.gtagId === null && config.adsId === null ? none : google,
    config.adsId === null ? none : googleAds,
    config.hubspotPortalId === null ? none : hubspot,
  ];
  const all = (kind: keyof VendorHosts) => vendors.flatMap((vendor) => vendor[kind]);
  return { script: all("script"), connect: all("connect"), image: all("image") };
}
