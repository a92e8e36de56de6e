import {
  getCountries,
  getCountryCallingCode,
  Metadata,
  type CountryCode,
} from "libphonenumber-js/core";
import metadata from "libphonenumber-js/metadata.max.json";
import { z } from "zod";

/** A country as `GET /countries` lists it. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly country_code: string;
  /** In English. */
  readonly name: string;
  /** Allowed lengths of a number without its prefix, ascending. */
  readonly phone_number_length: readonly string[];
  /** For example `+91`. */
  readonly phone_prefix: string;
}

const SHORTEST = 4;
const LONGEST = 15;

const lengths = z.array(z.int());
const names = new Intl.DisplayNames(["en"], { type: "region" });

/** All countries with phone numbers, sorted by name. Takes tens of milliseconds, so call it once. */
export function listCountries(): Country[] {
  const byName = new Intl.Collator("en");
  return getCountries(metadata)
    .map((code) => ({
      country_code: code,
      name: names.of(code) ?? code,
      phone_number_length: phoneNumberLengths(code),
      phone_prefix: `+${getCountryCallingCode(code, metadata)}`,
    }))
    .sort((a, b) => byName.compare(a.name, b.name));
}

/**
 * Lengths of fixed-line and mobile numbers. The plan's own list includes service numbers: for India
 * it has 8 to 13, not 10.
 */
function phoneNumberLengths(code: CountryCode): string[] {
  const country = new Metadata(metadata);
  country.selectNumberingPlan(code);
  const plan: unknown = country.numberingPlan;
  if (!hasTypes(plan)) throw new Error("libphonenumber-js no longer has number types");
  const allowed = [plan.type("FIXED_LINE"), plan.type("MOBILE")].flatMap((type) =>
    type ? lengths.parse(type.possibleLengths()) : [],
  );
  return [...new Set(allowed)]
    .filter((length) => length >= SHORTEST && length <= LONGEST)
    .sort((a, b) => a - b)
    .map(String);
}

/** A method that libphonenumber-js has but does not declare. */
interface PlanWithTypes {
  type(name: "FIXED_LINE" | "MOBILE"): { possibleLengths(): unknown } | undefined;
}

function hasTypes(plan: unknown): plan is PlanWithTypes {
  return (
    typeof plan === "object" && plan !== null && "type" in plan && typeof plan.type === "function"
  );
}
