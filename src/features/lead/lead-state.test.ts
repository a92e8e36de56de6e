import { expect, test } from "@jest/globals";
import { builtInCountries } from "../../lib/country";
import { chooseCountryByCode, chooseCountryOfNumber, currentCountry } from "./lead-state";

const [india, unitedStates] = builtInCountries;

test("a number without a prefix is of the country that was picked, whatever was typed before", () => {
  const countryOf = (text: string) => {
    chooseCountryOfNumber("form", text);
    return currentCountry("form").country;
  };
  expect(countryOf("+1 312 555 0142")).toBe(unitedStates);
  expect(countryOf("")).toBe(india);
  expect(countryOf("+44 20 7946 0958").phonePrefix).toBe("+44");
  expect(countryOf("98765 43210")).toBe(india);

  chooseCountryByCode("form", "US");
  expect(countryOf("+91 98765 43210")).toBe(india);
  expect(countryOf("312 555 0142")).toBe(unitedStates);
});
