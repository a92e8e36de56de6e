import { cookieNames, deleteCookie } from "../../lib/cookies";
import { isGranted, type Consent } from "../consent";
import type { Vendor } from "./adapter";

/** Milliseconds until the second deletion: a tag that is being stopped may write its cookies again. */
const SECOND_DELETION = 1000;

function isUnwanted(name: string, { cookies, optOutCookie }: Vendor, granted: boolean): boolean {
  if (name === optOutCookie) return granted;
  return !granted && cookies.some((prefix) => name.startsWith(prefix));
}

/**
 * The names of cookies that contradict the consent: those of vendors without it, and the refusals of
 * vendors that have it.
 */
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
 * Deletes the cookies of vendors that contradict the consent, now and again a second later.
 *
 * @param current Returns the consent at each of the two times.
 */
export function deleteUnwantedCookies(vendors: readonly Vendor[], current: () => Consent): void {
  const deleteAll = () => unwantedCookies(cookieNames(), vendors, current()).forEach(deleteCookie);
  deleteAll();
  window.setTimeout(deleteAll, SECOND_DELETION);
}
