import type { Country } from "../lib/country";
import { isRecord, itemsOf, recordOf } from "../lib/json";

/** All countries, and the visitor's own if the server knows it. */
export interface Countries {
  readonly countries: readonly Country[];
  readonly userCountry: Country | null;
}

function parseLengths(value: unknown): string[] {
  return itemsOf(value)
    .filter((length) => typeof length === "string" || typeof length === "number")
    .map(String)
    .filter((length) => /^[1-9]\d?$/u.test(length));
}

/** Reads a row of the server's list; null if it is not a country. */
export function parseCountry(value: unknown): Country | null {
  const row = recordOf(value);
  const { country_code: countryCode, name, phone_prefix: phonePrefix } = row;
  if (typeof countryCode !== "string" || countryCode === "") return null;
  if (typeof name !== "string" || name === "") return null;
  if (typeof phonePrefix !== "string" || !/^\+\d{1,4}$/u.test(phonePrefix)) return null;
  return {
    countryCode,
    name,
    phonePrefix,
    phoneNumberLength: parseLengths(row.phone_number_length),
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
  const { countries: rows, user_country: user } = recordOf(value);
  const countries = parseRows(itemsOf(rows));
  const code = isRecord(user) ? user.country_code : user;
  const userCountry =
    countries.find(({ countryCode }) => countryCode === code) ?? parseCountry(user);
  return { countries, userCountry };
}
