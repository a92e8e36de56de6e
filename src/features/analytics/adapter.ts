import type { Config } from "../../lib/parse-config";
import type { Purpose } from "../consent";
import type { AnalyticsEvent, PageView } from "./events";

/** Origins that a vendor needs in the Content-Security-Policy. */
export interface VendorHosts {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame?: readonly string[];
}

/** How the site talks to one vendor. */
export interface AnalyticsAdapter {
  readonly script: string;
  /** Whether the script, which sends the page's address, may start here. Without this it may start anywhere. */
  canStart?(): boolean;
  /** Allows tracking; called at each grant, the first included. */
  grant(): void;
  /**
   * Queues the commands that the script needs when it starts; called before the first event, and again
   * after `discard`.
   */
  configure(view: PageView | null): void;
  /** Stops tracking, whether the script is loaded or not. */
  withdraw(): void;
  /** Whether a script has read the vendor's queue. */
  isRunning(): boolean;
  /** Empties the vendor's queue; only called before its script runs. */
  discard(): void;
  /** Called while tracking is granted, after the query has changed without a page view, as by a search. */
  queryChanged?(): void;
  /** Queues an event, or ignores it if the vendor has no use for it. */
  send(event: AnalyticsEvent): void;
}

/**
 * One vendor, configured or not. A new vendor is one of these, a line in `vendors.ts` and a variable in
 * `src/lib/parse-config.ts`.
 */
export interface Vendor {
  /** What a visitor must agree to before the vendor's script is loaded. */
  readonly purpose: Purpose;
  /** Prefixes of its tracking cookies, which are deleted unless the purpose is granted. */
  readonly cookies: readonly string[];
  /** Cookie in which it stores a visitor's refusal; deleted only when the purpose is granted. */
  readonly optOutCookie?: string;
  readonly hosts: VendorHosts;
  /** The vendor's adapter; null if the site is not configured for it. */
  create(config: Config): AnalyticsAdapter | null;
}
