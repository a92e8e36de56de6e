import type { Phone } from "../../api-client";
import { builtInCountries, type Country } from "../../lib/country";
import { withoutPunctuation } from "../../lib/digits";

/**
 * Digits that callers within a country dial before its numbers: a zero, except for these prefixes. In
 * Italy and San Marino the zero belongs to the number. Belarus has `8` and `80`, Hungary `06`, and
 * numbers in Mexico had a `1` after the prefix.
 */
const TRUNKS: Readonly<Record<string, readonly string[]>> = {
  "+7": ["8", "0"],
  "+36": ["06", "0"],
  "+39": [],
  "+52": ["1", "0"],
  "+375": ["80", "8", "0"],
  "+378": [],
};

/** Extensions as people write them: `ext. 12`, `x12`, `#12`, and `;ext=12` of a `tel:` address. */
const EXTENSION = /[,;]?(?:ext(?:n|ension)?[:=]?|x|#)(?<extension>\d{1,7})$/iu;

/** Of countries and territories that share a prefix, those that most of its numbers belong to. */
const MAIN_COUNTRIES = ["US", "GB", "RU", "IT", "AU", "NO", "FI", "MA"];

/** Country codes of telephone numbers: https://www.itu.int/pub/T-SP-E.164D */
const COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/u;

const SHORTEST = 4;
const LONGEST = 15;

function isAllowed(digits: string, { phoneNumberLength }: Country): boolean {
  if (!/^[0-9]+$/u.test(digits)) return false;
  if (phoneNumberLength.length === 0) return digits.length >= SHORTEST && digits.length <= LONGEST;
  return phoneNumberLength.includes(String(digits.length));
}

/** A typed number without punctuation and extension, and the extension or an empty string. */
function readTyped(text: string): { readonly number: string; readonly extension: string } {
  const written = withoutPunctuation(text).replace(/^tel:/iu, "");
  const extension = EXTENSION.exec(written)?.groups?.extension ?? "";
  return { number: written.replace(EXTENSION, ""), extension };
}

/** The extension in a typed number, or an empty string. A lead carries it in its requirement. */
export function extensionOf(text: string): string {
  return readTyped(text).extension;
}

/**
 * The digits to send for a typed number, or null if they have no length that its country allows.
 * Punctuation and an extension are dropped. So are the country's own prefix and one trunk prefix if a
 * number of an allowed length remains: autofill writes both. Without `+` or `00`, a number that is
 * valid as it stands keeps digits that look like the prefix: mobiles in Italy begin with 39, too.
 */
export function nationalNumber(text: string, country: Country): string | null {
  const { number: written } = readTyped(text);
  const ownPrefix = new RegExp(`^(?:\\+|00)?${country.phonePrefix.slice(1)}`, "u");
  const trunks = TRUNKS[country.phonePrefix] ?? ["0"];
  const without = written.replace(ownPrefix, "");
  const readings = /^(?:\+|00)/u.test(written) ? [without, written] : [written, without];
  const candidates = readings.flatMap((number) => [
    ...trunks
      .filter((trunk) => number.startsWith(trunk))
      .map((trunk) => number.slice(trunk.length)),
    number,
  ]);
  return candidates.find((digits) => isAllowed(digits, country)) ?? null;
}

/** A number as it is sent; null if it is not a number of the country. */
export function phoneOf(text: string, country: Country): Phone | null {
  const number = nationalNumber(text, country);
  return number === null ? null : { prefix: country.phonePrefix, number };
}

/** A country without a name, for a number from elsewhere while the server's list is missing. */
function unlistedCountry(digits: string): Country | null {
  const [code] = COUNTRY_CODE.exec(digits) ?? [];
  if (code === undefined) return null;
  return { countryCode: code, name: "Other", phonePrefix: `+${code}`, phoneNumberLength: [] };
}

/**
 * The country that a number belongs to: the listed one whose prefix follows `+` or `00`, otherwise
 * the chosen one.
 */
export function countryOf(text: string, chosen: Country, listed: readonly Country[]): Country {
  const [, digits] = /^(?:\+|00)(.+)/u.exec(readTyped(text).number) ?? [];
  if (digits === undefined) return chosen;
  const isMain = ({ countryCode }: Country) => MAIN_COUNTRIES.includes(countryCode);
  const [found] = [chosen, ...listed.filter(isMain), ...listed]
    .filter(({ phonePrefix }) => digits.startsWith(phonePrefix.slice(1)))
    .sort((one, other) => other.phonePrefix.length - one.phonePrefix.length);
  const unlisted = listed === builtInCountries ? unlistedCountry(digits) : null;
  return found ?? unlisted ?? chosen;
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
