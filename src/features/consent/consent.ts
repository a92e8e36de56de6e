/** A visitor's answer for one purpose. */
export type Decision = "granted" | "denied";

/** What tracking is for. Each has a cookie of its own (specification section 3). */
export type Purpose = "analytics" | "ads";

/** The visitor's choice. Unknown means denied; a corrupted cookie means unanswered. */
export type Consent =
  | { readonly status: "unanswered" }
  | { readonly status: "answered"; readonly analytics: Decision; readonly ads: Decision };

/** Names of the cookies that hold the choice. */
export const consentCookies: Readonly<Record<Purpose, string>> = {
  analytics: "analytics_track_allowed",
  ads: "ads_track_allowed",
};

const UNANSWERED: Consent = { status: "unanswered" };

function parseDecision(value: string | null): Decision | null {
  return value === "granted" || value === "denied" ? value : null;
}

/**
 * Reads the choice from its two cookies. One of them is an answer; the other purpose is then denied.
 *
 * @param read Gives a cookie's value or null.
 */
export function parseConsent(read: (cookie: string) => string | null): Consent {
  const analytics = parseDecision(read(consentCookies.analytics));
  const ads = parseDecision(read(consentCookies.ads));
  if (analytics === null && ads === null) return UNANSWERED;
  return { status: "answered", analytics: analytics ?? "denied", ads: ads ?? "denied" };
}

/** Whether the visitor has agreed to a purpose. */
export function isGranted(consent: Consent, purpose: Purpose): boolean {
  return consent.status === "answered" && consent[purpose] === "granted";
}
