import type { Config } from "../../lib/parse-config";
import type { VendorHosts } from "./adapter";
import { vendors } from "./vendors";

/** Hosts of the vendors that are configured, and of no other. */
export function vendorHosts(config: Config): VendorHosts {
  const configured = vendors.filter((vendor) => vendor.create(config) !== null);
  const all = (kind: keyof VendorHosts) => configured.flatMap(({ hosts }) => hosts[kind]);
  return { script: all("script"), connect: all("connect"), image: all("image") };
}
