import type { Country } from "../lib/country";
import { isRecord } from "../lib/json";

/** All countries, and the visitor's own if the server knows it. */
export interface Countries {
  readonly countries: readonly Country[];
  readonly userCountry: Country | null;
}

function parseLengths(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value
    .flatMap((length: unknown) =>
      typeof length === "string" || typeof length === "number" ? [String(length)] : [],
    )
    .filter((length) => /^[1-9]\d?$/u.test(length));
}

/** Reads a row of the server's list; null if it is not a country. */
export function parseCountry(value: unknown): Country | null {
  if (!isRecord(value)) return null;
  const { country_code: countryCode, name, phone_prefix: phonePrefix } = value;
  if (typeof countryCode !== "string" || countryCode === "") return null;
  if (typeof name !== "string" || name === "") return null;
  if (typeof phonePrefix !== "string" || !/^\+\d{1,4}$/u.test(phonePrefix)) return null;
  return {
    countryCode,
    name,
    phonePrefix,
    phoneNumberLength: parseLengths(value.phone_number_length),
  };
}

/** The valid countries among the server's rows, without duplicate codes. */
function parseRows(rows: readonly unknown[]): Country[] {
  const found = new Map<string, Country>();
  for (const country of rows.map(parseCountry)) {
    if (country !== null && !found.has(country.countryCode)) {
      found.set(country.countryCode, country);
    }
  }
  return [...found.values()];
}

/** Reads the answer of `GET /countries`; an unknown shape gives no countries and never throws. */
export function parseCountries(value: unknown): Countries {
  const body = isRecord(value) ? value : {};
  const countries = parseRows(Array.isArray(body.countries) ? body.countries : []);
  const { user_country: user } = body;
  const code = isRecord(user) ? user.country_code : user;
  const userCountry =
    countries.find(({ countryCode }) => countryCode === code) ??
    (isRecord(user) ? parseCountry(user) : null);
  return { countries, userCountry };
}
