import { createContext, useContext, useEffect, type ReactNode } from "react";
import { readCookie, writeCookie } from "../../lib/cookies";
import { createStore, useStore } from "../../lib/store";
import { consentCookies, parseConsent, type Consent, type Decision } from "./consent";

/** Days that the choice is kept (specification section 9). */
export const CONSENT_DAYS = 365;
const UNANSWERED: Consent = { status: "unanswered" };

const store = createStore<Consent>(UNANSWERED);
const ConsentContext = createContext<Consent>(UNANSWERED);

/** Stores a visitor's choice and tells everyone who asked. */
export function saveConsent(choice: {
  readonly analytics: Decision;
  readonly ads: Decision;
}): void {
  writeCookie(consentCookies.analytics, choice.analytics, CONSENT_DAYS);
  writeCookie(consentCookies.ads, choice.ads, CONSENT_DAYS);
  store.set({ status: "answered", ...choice });
}

/** The choice as it stands. */
export function currentConsent(): Consent {
  return store.get();
}

/** Calls `listener` at each change of the choice. Gives the way to stop. */
export function subscribeToConsent(listener: () => void): () => void {
  return store.subscribe(listener);
}

/** Takes over an answer that another tab has stored. Without one, the answer of this page holds. */
function adoptStored(): void {
  const stored = parseConsent(readCookie);
  if (stored.status === "unanswered") return;
  const current = store.get();
  const isSame =
    current.status === "answered" &&
    current.analytics === stored.analytics &&
    current.ads === stored.ads;
  if (!isSame) store.set(stored);
}

/** Gives the visitor's consent to all components; until the cookies are read it is unanswered. */
export function ConsentProvider({ children }: { readonly children: ReactNode }) {
  const consent = useStore(store, UNANSWERED);
  useEffect(() => {
    adoptStored();
    document.addEventListener("visibilitychange", adoptStored);
    return () => document.removeEventListener("visibilitychange", adoptStored);
  }, []);
  return <ConsentContext.Provider value={consent}>{children}</ConsentContext.Provider>;
}

/** The visitor's consent. */
export function useConsent(): Consent {
  return useContext(ConsentContext);
}
