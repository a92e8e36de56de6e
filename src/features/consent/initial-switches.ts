import type { Consent, Purpose } from "./consent";

/** Whether the browser sends Global Privacy Control (https://w3c.github.io/gpc/). */
export function sendsPrivacySignal(browser: object): boolean {
  return "globalPrivacyControl" in browser && browser.globalPrivacyControl === true;
}

/**
 * How the switches of the cookie settings start: as chosen before, else on. Global Privacy Control
 * turns Advertising off, unless the visitor has chosen.
 */
export function initialSwitches(
  consent: Consent,
  hasPrivacySignal: boolean,
): Readonly<Record<Purpose, boolean>> {
  if (consent.status === "unanswered") return { analytics: true, ads: !hasPrivacySignal };
  return { analytics: consent.analytics === "granted", ads: consent.ads === "granted" };
}
