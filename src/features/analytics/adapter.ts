import type { Config } from "../../lib/parse-config";
import type { Purpose } from "../consent";
import type { AnalyticsEvent } from "./events";

/** Origins that a vendor needs in the security policy. */
export interface VendorHosts {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
}

/** What a vendor does on the site. */
export interface AnalyticsAdapter {
  /** Address of the vendor's script. */
  readonly script: string;
  /** Makes ready for a visitor's consent, the first and each later one. */
  grant(): void;
  /** Commands that the script finds when it starts; called once, after `grant`. */
  start(): void;
  /** Tells the vendor to stop, whether its script is there or not. */
  withdraw(): void;
  /** Queues an event, or leaves it where the vendor has no use for it. */
  send(event: AnalyticsEvent): void;
}

/** One vendor, configured or not. A new vendor is one of these and a line in `vendors.ts`. */
export interface Vendor {
  /** What a visitor must have agreed to before the vendor's script is loaded. */
  readonly purpose: Purpose;
  /** What the names of its tracking cookies begin with: deleted unless the purpose is granted. */
  readonly cookies: readonly string[];
  /** Cookie by which it remembers a visitor's refusal: deleted only when the purpose is granted. */
  readonly optOutCookie?: string;
  readonly hosts: VendorHosts;
  /** The vendor's adapter; null where the site is not configured for it. */
  create(config: Config): AnalyticsAdapter | null;
}
