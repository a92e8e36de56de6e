import type { Consent, Purpose } from "./consent";

/**
 * How the switches of the cookie settings start: as the visitor chose before, else on, but for
 * Advertising where the browser sends Global Privacy Control (readings.md, Consent and tags).
 */
export function initialSwitches(
  consent: Consent,
  hasPrivacySignal: boolean,
): Readonly<Record<Purpose, boolean>> {
  if (consent.status === "unanswered") return { analytics: true, ads: !hasPrivacySignal };
  return { analytics: consent.analytics === "granted", ads: consent.ads === "granted" };
}
