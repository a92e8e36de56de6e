import { itemsOf, parseJson, recordOf } from "../../lib/json";
import { localStore } from "../../lib/storage";
import type { LeadContent } from "./payload";

/** The first attempt to send a content: the content's fingerprint, and the time as ISO 8601. */
interface Attempt {
  readonly fingerprint: string;
  readonly timestamp: string;
}

/** Local-storage key: a lead whose answer was lost may be sent again from another tab. */
const ATTEMPTS_KEY = "lead_attempts";

/** Who sends the same again a day later asks again. */
const KEPT_MS = 86_400_000;

/**
 * Attempts of this page view, which outlast a browser that refuses storage. They have no end: the device's clock
 * may be corrected between them.
 */
let own: readonly Attempt[] = [];

function storedAttempts(): readonly Attempt[] {
  return itemsOf(parseJson(localStore.get(ATTEMPTS_KEY) ?? "")).flatMap((row) => {
    const { fingerprint, timestamp } = recordOf(row);
    return typeof fingerprint === "string" && typeof timestamp === "string"
      ? [{ fingerprint, timestamp }]
      : [];
  });
}

/** The stored attempts of the last day. */
const recentAttempts = (now: Date) =>
  storedAttempts().filter(
    ({ timestamp }) => Math.abs(now.getTime() - Date.parse(timestamp)) < KEPT_MS,
  );

function store(kept: readonly Attempt[]): void {
  if (kept.length === 0) localStore.remove(ATTEMPTS_KEY);
  else localStore.set(ATTEMPTS_KEY, JSON.stringify(kept));
}

/** A short number for a text, from which the text can't be read (FNV-1a with 64 bits). */
function fingerprintOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  }
  return hash.toString(36);
}

/**
 * The attempt that a submission belongs to, from whichever form or tab. The same content keeps the
 * timestamp of its first attempt, by which the server recognises a repeated lead; other content gets a
 * new one. An attempt ends when its lead is stored, or on another page after a day.
 *
 * @param subject What the request is about, if several forms send the same content for different things.
 */
export function attemptFor(content: LeadContent, now: Date, subject?: string): Attempt {
  const company_email = content.company_email.toLowerCase();
  const fingerprint = fingerprintOf(JSON.stringify([{ ...content, company_email }, subject]));
  const recent = recentAttempts(now);
  // Storage comes first: another tab may know of an earlier one.
  const known = [...recent, ...own].find((attempt) => attempt.fingerprint === fingerprint);
  if (known !== undefined) return known;
  const attempt = { fingerprint, timestamp: now.toISOString() };
  own = [...own, attempt];
  store([...recent, attempt]);
  return attempt;
}

/** Forgets an attempt whose lead was stored. Those of other leads may still be repeated. */
export function forgetAttempt(timestamp: string, now: Date): void {
  const isOpen = (attempt: Attempt) => attempt.timestamp !== timestamp;
  own = own.filter(isOpen);
  store(recentAttempts(now).filter(isOpen));
}
