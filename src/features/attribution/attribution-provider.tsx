import { createContext, useContext, type ReactNode } from "react";
import { attributionFor, isTestSession } from "./visit";

/** Reads the visit's cookies, so that a newer campaign of another tab counts. */
const visit = { attributionFor, isTestSession };

const AttributionContext = createContext(visit);

/** Provides the visit's UTM parameters and test session to all components. */
export function AttributionProvider({ children }: { readonly children: ReactNode }) {
  return <AttributionContext.Provider value={visit}>{children}</AttributionContext.Provider>;
}

/** The visit's attribution and test session, for a lead or a subscription. */
export function useAttribution() {
  return useContext(AttributionContext);
}
