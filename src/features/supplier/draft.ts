import type { Phone } from "../../api-client";
import { itemsOf, parseJson, recordOf } from "../../lib/json";
import { sessionStore } from "../../lib/storage";
import { cleanCategories } from "./categories";
import { UNCHECKED, type PhoneCheck } from "./phone-check";

/** Session-storage key of the chosen categories. */
const CATEGORIES_KEY = "supplier_categories";
/** Session-storage key of the phone check. */
const CHECK_KEY = "supplier_phone_check";

/**
 * The categories chosen in this tab. They survive a reload like the lead form's draft: a phone may
 * unload the page while the visitor reads the code in another app.
 */
export function readCategories(): readonly string[] {
  const stored = itemsOf(parseJson(sessionStore.get(CATEGORIES_KEY) ?? ""));
  return cleanCategories(stored.filter((name) => typeof name === "string"));
}

/** Saves the chosen categories. */
export function saveCategories(chosen: readonly string[]): void {
  if (chosen.length === 0) sessionStore.remove(CATEGORIES_KEY);
  else sessionStore.set(CATEGORIES_KEY, JSON.stringify(chosen));
}

function parsePhone(value: unknown): Phone | null {
  const { prefix, number } = recordOf(value);
  return typeof prefix === "string" && typeof number === "string" ? { prefix, number } : null;
}

/** The check saved in this tab: a number that was verified, or to which a code was sent. */
export function readCheck(): PhoneCheck {
  const stored = recordOf(parseJson(sessionStore.get(CHECK_KEY) ?? ""));
  const { codes, isVerified } = stored;
  const phone = parsePhone(stored.phone);
  if (phone === null || typeof codes !== "number" || !(codes > 0)) return UNCHECKED;
  return { status: isVerified === true ? "verified" : "sent", phone, codes };
}

/** Saves a check once a code has been sent. */
export function saveCheck(check: PhoneCheck): void {
  if (check.status === "unchecked" || check.codes === 0) sessionStore.remove(CHECK_KEY);
  else {
    const { phone, codes, status } = check;
    sessionStore.set(
      CHECK_KEY,
      JSON.stringify({ phone, codes, isVerified: status === "verified" }),
    );
  }
}
