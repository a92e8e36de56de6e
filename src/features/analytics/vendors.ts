import type { Vendor } from "./adapter";
import { googleAdsVendor } from "./google-ads";
import { googleAnalyticsVendor } from "./google-analytics";
import { hubspotVendor } from "./hubspot";

/** The registry: every vendor that the site knows, in the order in which scripts are added. */
export const vendors: readonly Vendor[] = [googleAnalyticsVendor, googleAdsVendor, hubspotVendor];
