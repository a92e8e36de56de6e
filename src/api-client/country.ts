import { isRecord } from "../lib/json";

/** A country of the prefix picker (specification section 3). */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly name: string;
  /** Allowed lengths of a number, as strings; none known means 4 to 15 digits. */
  readonly phoneNumberLength: readonly string[];
  /** Such as +91. */
  readonly phonePrefix: string;
}

/** The countries and the one the visitor is in, if the server could tell. */
export interface Countries {
  readonly countries: readonly Country[];
  readonly userCountry: Country | null;
}

function parseLengths(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map(String).filter((length) => /^[1-9]\d?$/u.test(length));
}

/** Reads a row of the server; null where it is no country. */
export function parseCountry(value: unknown): Country | null {
  if (!isRecord(value)) return null;
  const { country_code: countryCode, name, phone_prefix: phonePrefix } = value;
  if (typeof countryCode !== "string" || typeof name !== "string" || name === "") return null;
  if (typeof phonePrefix !== "string" || !/^\+\d{1,4}$/u.test(phonePrefix)) return null;
  return {
    countryCode,
    name,
    phonePrefix,
    phoneNumberLength: parseLengths(value.phone_number_length),
  };
}

/** Reads the answer of `GET /countries`; an unknown shape gives no countries, never an error. */
export function parseCountries(value: unknown): Countries {
  const body = isRecord(value) ? value : {};
  const rows: unknown[] = Array.isArray(body.countries) ? body.countries : [];
  const countries = rows.map(parseCountry).filter((country) => country !== null);
  const { user_country: user } = body;
  const code = isRecord(user) ? user.country_code : user;
  const userCountry =
    countries.find(({ countryCode }) => countryCode === code) ??
    (isRecord(user) ? parseCountry(user) : null);
  return { countries, userCountry };
}
