import type { Country, Phone } from "../../api-client";

/** Spaces, format characters, hyphens and dashes, dots and brackets. */
const PUNCTUATION = /[\p{White_Space}\p{Cf}\p{Pd}.()[\]\u2212]/gu;

/** Prefixes of countries whose numbers begin with a zero that is dialled from abroad too: Italy, San Marino. */
const ZERO_BELONGS_TO_NUMBER = ["+39", "+378"];

/** Of countries and territories that share a prefix, those that most of its numbers belong to. */
const MAIN_COUNTRIES = ["US", "GB", "RU", "IT", "AU", "NO", "FI", "MA"];

const SHORTEST = 4;
const LONGEST = 15;

function isAllowed(digits: string, { phoneNumberLength }: Country): boolean {
  if (!/^[0-9]+$/u.test(digits)) return false;
  if (phoneNumberLength.length === 0) return digits.length >= SHORTEST && digits.length <= LONGEST;
  return phoneNumberLength.includes(String(digits.length));
}

const compact = (text: string) => text.replace(PUNCTUATION, "");

/**
 * The digits to send for a typed number, or null if they have no length that its country allows.
 * Punctuation is dropped, and so are the country's own prefix and one trunk zero if a number of an
 * allowed length remains: autofill writes both.
 */
export function nationalNumber(text: string, country: Country): string | null {
  const written = compact(text);
  const ownPrefix = new RegExp(`^(?:\\+|00)?${country.phonePrefix.slice(1)}`, "u");
  const keepsZero = ZERO_BELONGS_TO_NUMBER.includes(country.phonePrefix);
  const candidates = [written.replace(ownPrefix, ""), written].flatMap((number) =>
    keepsZero ? [number] : [number.replace(/^0/u, ""), number],
  );
  return candidates.find((digits) => isAllowed(digits, country)) ?? null;
}

/** A number as it is sent; null if it is not a number of the country. */
export function phoneOf(text: string, country: Country): Phone | null {
  const number = nationalNumber(text, country);
  return number === null ? null : { prefix: country.phonePrefix, number };
}

/**
 * The country that a number belongs to: the listed one whose prefix follows `+` or `00`, otherwise
 * the chosen one.
 */
export function countryOf(text: string, chosen: Country, listed: readonly Country[]): Country {
  const [, digits] = /^(?:\+|00)(.+)/u.exec(compact(text)) ?? [];
  if (digits === undefined) return chosen;
  const isMain = ({ countryCode }: Country) => MAIN_COUNTRIES.includes(countryCode);
  const [found] = [chosen, ...listed.filter(isMain), ...listed]
    .filter(({ phonePrefix }) => digits.startsWith(phonePrefix.slice(1)))
    .sort((one, other) => other.phonePrefix.length - one.phonePrefix.length);
  return found ?? chosen;
}

/** The hint below the phone field: how many digits a number of the country has. */
export function phoneHint({ phoneNumberLength }: Country): string {
  const lengths = phoneNumberLength.map(Number).sort((one, other) => one - other);
  const [least = SHORTEST] = lengths;
  const most = lengths.at(-1) ?? LONGEST;
  const hasGaps = lengths.length > 0 && most - least >= lengths.length;
  const count =
    most - least > 1 && !hasGaps
      ? `${least} to ${most}`
      : lengths.join(", ").replace(/, (\d+)$/u, " or $1");
  return `${count} digits, without the country code.`;
}
