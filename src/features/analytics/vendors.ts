import type { Config } from "../../lib/parse-config";
import type { Vendor, VendorHosts } from "./adapter";
import { googleAdsVendor, googleAnalyticsVendor } from "./google";
import { hubspotVendor } from "./hubspot";

/** Every vendor the site knows, in the order in which their scripts are added. */
export const vendors: readonly Vendor[] = [googleAnalyticsVendor, googleAdsVendor, hubspotVendor];

/** Origins of the configured vendors, for the Content-Security-Policy. */
export function vendorHosts(config: Config): Required<VendorHosts> {
  const configured = vendors.filter((vendor) => vendor.create(config) !== null);
  const all = (kind: keyof VendorHosts) => configured.flatMap(({ hosts }) => hosts[kind] ?? []);
  return {
    script: all("script"),
    connect: all("connect"),
    image: all("image"),
    frame: all("frame"),
  };
}
