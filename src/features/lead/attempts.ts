import { itemsOf, parseJson, recordOf } from "../../lib/json";
import { sessionStore } from "../../lib/storage";
import type { LeadContent } from "./payload";

/** The first attempt to send a content: the content as JSON, and the time as ISO 8601. */
export interface Attempt {
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

/**
 * The attempt that a submission belongs to, from whichever form of the tab. The same content keeps the
 * timestamp of its first attempt, by which the server recognises a repeated lead; other content gets a
 * new one. Attempts outlast a reload, and end when a lead is stored.
 *
 * @param subject What the request is about, if several forms send the same content for different things.
 */
export function attemptFor(content: LeadContent, now: Date, subject?: string): Attempt {
  const company_email = content.company_email.toLowerCase();
  const fingerprint = JSON.stringify([{ ...content, company_email }, subject]);
  const earlier = attempts ?? storedAttempts();
  const known = earlier.find((attempt) => attempt.fingerprint === fingerprint);
  if (known !== undefined) return known;
  const attempt = { fingerprint, timestamp: now.toISOString() };
  attempts = [...earlier, attempt];
  sessionStore.set(ATTEMPTS_KEY, JSON.stringify(attempts));
  return attempt;
}

/** Forgets all attempts, once a lead was stored. */
export function forgetAttempts(): void {
  attempts = [];
  sessionStore.remove(ATTEMPTS_KEY);
}
