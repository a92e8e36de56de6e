import { isRefused, readCookie, writeCookie } from "../../lib/cookies";
import { isRecord } from "../../lib/json";
import { createStore } from "../../lib/store";

/** A visitor's answer for one purpose. */
export type Decision = "granted" | "denied";

/** Purposes of tracking. Each has a cookie of its own. */
export type Purpose = "analytics" | "ads";

/** A visitor's answers. */
type Choice = Readonly<Record<Purpose, Decision>>;

/** The visitor's consent. Unknown means denied; without one cookie that can be read it is unanswered. */
export type Consent =
  { readonly status: "unanswered" } | ({ readonly status: "answered" } & Choice);

const consentCookies: Readonly<Record<Purpose, string>> = {
  analytics: "analytics_track_allowed",
  ads: "ads_track_allowed",
};

const CONSENT_DAYS = 365;

/** The consent of a visitor without cookies, and of prerendered HTML. */
export const UNANSWERED: Consent = { status: "unanswered" };

const store = createStore<Consent>(UNANSWERED);

function parseDecision(value: unknown): Decision | null {
  return value === "granted" || value === "denied" ? value : null;
}

/** Parses the two stored answers. One of them is enough; the other purpose is then denied. */
export function parseConsent(stored: Readonly<Record<Purpose, unknown>>): Consent {
  const analytics = parseDecision(stored.analytics);
  const ads = parseDecision(stored.ads);
  if (analytics === null && ads === null) return UNANSWERED;
  return { status: "answered", analytics: analytics ?? "denied", ads: ads ?? "denied" };
}

/** Whether the visitor has agreed to a purpose. */
export function isGranted(consent: Consent, purpose: Purpose): boolean {
  return consent.status === "answered" && consent[purpose] === "granted";
}

function isSame(one: Consent, other: Consent): boolean {
  if (one.status === "unanswered" || other.status === "unanswered")
    return one.status === other.status;
  return one.analytics === other.analytics && one.ads === other.ads;
}

function update(consent: Consent): void {
  if (!isSame(consent, store.get())) store.set(consent);
}

/** The consent as last read. */
export const currentConsent = store.get;

/** Calls `listener` at each change. Returns the function that stops it. */
export const subscribeToConsent = store.subscribe;

/** Reads the cookies again: another tab may have changed them. */
export function readConsent(): Consent {
  update(
    parseConsent({
      analytics: readCookie(consentCookies.analytics),
      ads: readCookie(consentCookies.ads),
    }),
  );
  return store.get();
}

function storeChoice(choice: Choice): void {
  writeCookie(consentCookies.analytics, choice.analytics, CONSENT_DAYS);
  writeCookie(consentCookies.ads, choice.ads, CONSENT_DAYS);
  update({ status: "answered", ...choice });
}

const CHANNEL = "consent";
let channel: BroadcastChannel | null = null;

/** Stores a visitor's choice, which takes effect here and in every other open tab. */
export function saveConsent(choice: Choice): void {
  storeChoice(choice);
  channel?.postMessage(choice);
}

function receive({ data }: MessageEvent<unknown>): void {
  if (!isRecord(data)) return;
  const consent = parseConsent({ analytics: data.analytics, ads: data.ads });
  // The cookies have the newest choice: a tab that slept gets several messages, the oldest first.
  const areKept = !Object.values(consentCookies).some(isRefused);
  if (areKept && readConsent().status === "answered") return;
  // Without cookies, each tab keeps the choice in its memory.
  if (consent.status === "answered") storeChoice(consent);
}

/** The channel to the other tabs, or null: Firefox refuses it together with cookies. */
function openChannel(): BroadcastChannel | null {
  try {
    const opened = new BroadcastChannel(CHANNEL);
    opened.onmessage = receive;
    return opened;
  } catch {
    return null;
  }
}

/** Reads the consent now and whenever another tab changes it. Returns the function that stops it. */
export function watchConsent(): () => void {
  channel = openChannel();
  document.addEventListener("visibilitychange", readConsent);
  readConsent();
  return () => {
    document.removeEventListener("visibilitychange", readConsent);
    channel?.close();
    channel = null;
  };
}
