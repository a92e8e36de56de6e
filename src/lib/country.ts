/** A country in the prefix picker. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly name: string;
  /** Allowed numbers of digits, as strings. Empty means 4 to 15. */
  readonly phoneNumberLength: readonly string[];
  /** Such as +91. */
  readonly phonePrefix: string;
}

/** The default country. */
export const india: Country = {
  countryCode: "IN",
  name: "India",
  phoneNumberLength: ["10"],
  phonePrefix: "+91",
};

const unitedStates: Country = {
  countryCode: "US",
  name: "United States",
  phoneNumberLength: ["10"],
  phonePrefix: "+1",
};

/** What the picker offers until the server's list arrives. */
export const builtInCountries: readonly Country[] = [india, unitedStates];
