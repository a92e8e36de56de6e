import { createContext, useContext, type ReactNode } from "react";
import { readCookie, writeCookie } from "../../lib/cookies";
import { LANDING_KEY } from "../../lib/landing";
import { sessionStore } from "../../lib/storage";
import { createStore } from "../../lib/store";
import {
  parseAttribution,
  updateAttribution,
  withSubmission,
  type Attribution,
} from "./attribution";

/** Cookie that keeps a visit's attribution. */
export const UTM_COOKIE = "utm_params";
/** Days that it is kept (specification section 9). */
export const UTM_COOKIE_DAYS = 7;
/** Cookie of a test session, and the query key that begins one. */
export const TEST_COOKIE = "test_session";
/** Days that it is kept (specification section 9). */
export const TEST_COOKIE_DAYS = 1;

/** What is known of a visit. */
interface Visit {
  /** Null until the first page is recorded. */
  readonly attribution: Attribution | null;
  readonly isTestSession: boolean;
}

/** The page view's own memory. It outranks the cookies, which may be refused, stale or gone. */
const store = createStore<Visit>({ attribution: null, isTestSession: false });
/** Tells the visit as it is when it is asked for: a lead can be sent before the page has rendered it. */
const VisitContext = createContext<() => Visit>(store.get);

function recordAttribution(href: string): Attribution {
  const known = store.get().attribution ?? parseAttribution(readCookie(UTM_COOKIE));
  const next = updateAttribution(href, known);
  if (next !== known) writeCookie(UTM_COOKIE, JSON.stringify(next), UTM_COOKIE_DAYS);
  return next;
}

function recordTestSession(href: string): boolean {
  const isOn = new URL(href).searchParams.get(TEST_COOKIE) === "true";
  if (isOn) writeCookie(TEST_COOKIE, "true", TEST_COOKIE_DAYS);
  return isOn || readCookie(TEST_COOKIE) === "true" || store.get().isTestSession;
}

function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/u.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** The addresses that the boot script kept before this code ran; they are read once. */
function takeLanding(): string[] {
  const kept = sessionStore.get(LANDING_KEY) ?? "";
  sessionStore.remove(LANDING_KEY);
  return kept.split("\n").filter(isWebAddress);
}

/** Reads a visit's attribution and test flag from an address; called for each route. */
export function recordVisit(href: string): void {
  for (const address of [...takeLanding(), href]) {
    store.set({
      attribution: recordAttribution(address),
      isTestSession: recordTestSession(address),
    });
  }
}

/** Gives the visit to all components. */
export function AttributionProvider({ children }: { readonly children: ReactNode }) {
  return <VisitContext.Provider value={store.get}>{children}</VisitContext.Provider>;
}

/** What a lead says of its visit, as it is at the moment of asking. */
export interface LeadAttribution {
  /** The attribution of a lead that is sent from an address. */
  readonly attributionFor: (href: string) => Attribution;
  readonly isTestSession: () => boolean;
}

/** The visit, as a lead needs it. */
export function useAttribution(): LeadAttribution {
  const visit = useContext(VisitContext);
  return {
    attributionFor: (href) => withSubmission(visit().attribution ?? {}, href),
    isTestSession: () => visit().isTestSession,
  };
}
