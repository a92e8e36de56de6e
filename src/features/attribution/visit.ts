import { readCookie, writeCookie } from "../../lib/cookies";
import { LANDING_KEY } from "../../lib/landing";
import { queryPairs } from "../../lib/query";
import { sessionStore } from "../../lib/storage";
import {
  parseAttribution,
  updateAttribution,
  withSubmission,
  type Attribution,
} from "./attribution";

const UTM_COOKIE = "utm_params";
const UTM_COOKIE_DAYS = 7;
/** Cookie of a test session, and the query key that starts one. */
const TEST_COOKIE = "test_session";
const TEST_COOKIE_DAYS = 1;

const storedAttribution = () => parseAttribution(readCookie(UTM_COOKIE));

function recordAddress(href: string): void {
  const stored = storedAttribution();
  const next = updateAttribution(href, stored);
  if (next !== stored) writeCookie(UTM_COOKIE, JSON.stringify(next), UTM_COOKIE_DAYS);
  const test = queryPairs(new URL(href).search).find(({ key }) => key === TEST_COOKIE);
  const isTest = test?.value === "true";
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

/**
 * The attribution of a lead that is sent from an address. The cookie is read at submission: another tab
 * may have stored a newer campaign, or it may have expired.
 */
export function attributionFor(href: string): Attribution {
  return withSubmission(storedAttribution() ?? {}, href);
}

/** Whether leads and subscriptions of this visit are tests. */
export function isTestSession(): boolean {
  return readCookie(TEST_COOKIE) === "true";
}
