import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from "react";
import {
  currentConsent,
  subscribeToConsent,
  UNANSWERED,
  watchConsent,
  type Consent,
} from "./consent";

const ConsentContext = createContext<Consent>(UNANSWERED);

/** Provides the visitor's consent to all components; it is unanswered until the cookies are read. */
export function ConsentProvider({ children }: { readonly children: ReactNode }) {
  const consent = useSyncExternalStore(subscribeToConsent, currentConsent, () => UNANSWERED);
  useEffect(watchConsent, []);
  return <ConsentContext.Provider value={consent}>{children}</ConsentContext.Provider>;
}

/** The visitor's consent. */
export function useConsent(): Consent {
  return useContext(ConsentContext);
}
