import { itemsOf, parseJson, recordOf } from "../../lib/json";
import { sessionStore } from "../../lib/storage";
import type { LeadContent } from "./payload";

/** The first attempt to send a content: the content's fingerprint, and the time as ISO 8601. */
interface Attempt {
  readonly fingerprint: string;
  readonly timestamp: string;
}

/** Session-storage key of the attempts. */
const ATTEMPTS_KEY = "lead_attempts";

/** Attempts of this page view, which outlast a browser that refuses storage; null before the first. */
let attempts: readonly Attempt[] | null = null;

function storedAttempts(): readonly Attempt[] {
  return itemsOf(parseJson(sessionStore.get(ATTEMPTS_KEY) ?? "")).flatMap((row) => {
    const { fingerprint, timestamp } = recordOf(row);
    return typeof fingerprint === "string" && typeof timestamp === "string"
      ? [{ fingerprint, timestamp }]
      : [];
  });
}

function keep(kept: readonly Attempt[]): void {
  attempts = kept;
  if (kept.length === 0) sessionStore.remove(ATTEMPTS_KEY);
  else sessionStore.set(ATTEMPTS_KEY, JSON.stringify(kept));
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
 * The attempt that a submission belongs to, from whichever form of the tab. The same content keeps the
 * timestamp of its first attempt, by which the server recognises a repeated lead; other content gets a
 * new one. An attempt outlasts a reload, and ends when its lead is stored.
 *
 * @param subject What the request is about, if several forms send the same content for different things.
 */
export function attemptFor(content: LeadContent, now: Date, subject?: string): Attempt {
  const company_email = content.company_email.toLowerCase();
  const fingerprint = fingerprintOf(JSON.stringify([{ ...content, company_email }, subject]));
  const earlier = attempts ?? storedAttempts();
  const known = earlier.find((attempt) => attempt.fingerprint === fingerprint);
  if (known !== undefined) return known;
  const attempt = { fingerprint, timestamp: now.toISOString() };
  keep([...earlier, attempt]);
  return attempt;
}

/** Forgets an attempt whose lead was stored. Those of other leads may still be repeated. */
export function forgetAttempt(timestamp: string): void {
  keep((attempts ?? storedAttempts()).filter((attempt) => attempt.timestamp !== timestamp));
}
