import type { Country, Phone } from "../../api-client";

/** Spaces, format characters, hyphens and dashes, dots and brackets. */
const PUNCTUATION = /[\p{White_Space}\p{Cf}\p{Pd}.()[\]\u2212]/gu;

function isAllowed(digits: string, { phoneNumberLength }: Country): boolean {
  if (!/^[0-9]+$/u.test(digits)) return false;
  if (phoneNumberLength.length === 0) return digits.length >= 4 && digits.length <= 15;
  return phoneNumberLength.includes(String(digits.length));
}

/**
 * The digits of a number as it is sent, without punctuation and the country's own prefix, which
 * autofill writes; null where what is left is no number of the country (readings.md, Leads).
 */
export function normalisePhone(text: string, country: Country): string | null {
  const written = text.replace(PUNCTUATION, "");
  const prefix = country.phonePrefix;
  const candidates = [prefix, prefix.slice(1)]
    .filter((start) => written.startsWith(start))
    .map((start) => written.slice(start.length));
  return [written, ...candidates].find((digits) => isAllowed(digits, country)) ?? null;
}

/** A number as it is sent; null where it is none of the country. */
export function phoneOf(text: string, country: Country): Phone | null {
  const number = normalisePhone(text, country);
  return number === null ? null : { prefix: country.phonePrefix, number };
}
