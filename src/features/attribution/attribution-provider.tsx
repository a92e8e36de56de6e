import { createContext, useContext, type ReactNode } from "react";
import { readCookie, writeCookie } from "../../lib/cookies";
import { LANDING_KEY } from "../../lib/landing";
import { sessionStore } from "../../lib/storage";
import {
  parseAttribution,
  updateAttribution,
  withSubmission,
  type Attribution,
} from "./attribution";

/** Cookie with the visit's attribution. */
export const UTM_COOKIE = "utm_params";
/** Days until it expires. */
export const UTM_COOKIE_DAYS = 7;
/** Cookie of a test session, and the query key that starts one. */
export const TEST_COOKIE = "test_session";
/** Days until it expires. */
export const TEST_COOKIE_DAYS = 1;

const storedAttribution = () => parseAttribution(readCookie(UTM_COOKIE));

function recordAddress(href: string): void {
  const stored = storedAttribution();
  const next = updateAttribution(href, stored);
  if (next !== stored) writeCookie(UTM_COOKIE, JSON.stringify(next), UTM_COOKIE_DAYS);
  const isTest = new URL(href).searchParams.get(TEST_COOKIE) === "true";
  if (isTest) writeCookie(TEST_COOKIE, "true", TEST_COOKIE_DAYS);
}

function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/u.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** Takes the address that the boot script stored before this code ran; null if there is none. */
function takeLanding(): string | null {
  const stored = sessionStore.get(LANDING_KEY);
  sessionStore.remove(LANDING_KEY);
  return stored !== null && isWebAddress(stored) ? stored : null;
}

/**
 * Records where a visit comes from, and whether it is a test session.
 *
 * @param href Full address of the page a visitor came to.
 */
export function recordVisit(href: string): void {
  const landing = takeLanding();
  if (landing !== null) recordAddress(landing);
  recordAddress(href);
}

/** What a lead says about its visit. */
export interface LeadAttribution {
  /** The attribution of a lead that is sent from an address. */
  readonly attributionFor: (href: string) => Attribution;
  readonly isTestSession: () => boolean;
}

/** Read at submission, so that a newer campaign of another tab counts and an expired cookie does not. */
const fromCookies: LeadAttribution = {
  attributionFor: (href) => withSubmission(storedAttribution() ?? {}, href),
  isTestSession: () => readCookie(TEST_COOKIE) === "true",
};

const AttributionContext = createContext(fromCookies);

/** Provides the visit's UTM parameters and test session to all components. */
export function AttributionProvider({ children }: { readonly children: ReactNode }) {
  return <AttributionContext.Provider value={fromCookies}>{children}</AttributionContext.Provider>;
}

/** The visit's attribution and test session, for a lead. */
export function useAttribution(): LeadAttribution {
  return useContext(AttributionContext);
}
