import { cookieNames, deleteCookie } from "../../lib/cookies";
import { isGranted, type Consent } from "../consent";
import type { Vendor } from "./adapter";

/** Milliseconds until the second sweep: a tag that is being stopped may write its cookies again. */
const SECOND_SWEEP = 1000;

/** Whether a vendor's cookie has no place in the browser under the visitor's choice. */
function isUnwanted(name: string, { cookies, optOutCookie }: Vendor, granted: boolean): boolean {
  if (name === optOutCookie) return granted;
  return !granted && cookies.some((prefix) => name.startsWith(prefix));
}

/** Names of the cookies that have to go (specification section 4, Cookie banner). */
export function unwantedCookies(
  names: readonly string[],
  vendors: readonly Vendor[],
  consent: Consent,
): string[] {
  return names.filter((name) =>
    vendors.some((vendor) => isUnwanted(name, vendor, isGranted(consent, vendor.purpose))),
  );
}

/**
 * Deletes the tracking cookies that the visitor has not agreed to, now and once more a second later.
 *
 * @param current Gives the choice as it stands at each of the two times.
 */
export function sweepCookies(vendors: readonly Vendor[], current: () => Consent): void {
  const sweep = () => unwantedCookies(cookieNames(), vendors, current()).forEach(deleteCookie);
  sweep();
  window.setTimeout(sweep, SECOND_SWEEP);
}
