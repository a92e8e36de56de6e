/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { listCountries } from "./countries";

const countries = listCountries();

test.each([
  ["IN", "India", "+91", ["10"]],
  ["US", "United States", "+1", ["10"]],
  ["SG", "Singapore", "+65", ["8"]],
  ["GB", "United Kingdom", "+44", ["9", "10"]],
  ["AX", "Åland Islands", "+358", ["6", "7", "8", "9", "10"]],
  ["TA", "Tristan da Cunha", "+290", ["4"]],
])("%s is %s, %s, %j", (country_code, name, phone_prefix, phone_number_length) => {
  expect(countries).toContainEqual({ country_code, name, phone_prefix, phone_number_length });
});

test("every country has a name, a prefix and lengths of 4 to 15 in ascending order", () => {
  expect(countries.length).toBeGreaterThan(200);
  for (const { country_code, name, phone_prefix, phone_number_length: lengths } of countries) {
    expect(name).not.toBe(country_code);
    expect(phone_prefix).toMatch(/^\+[1-9]\d{0,2}$/);
    expect(lengths.length).toBeGreaterThan(0);
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => Number(a) - Number(b)));
    expect(lengths.every((length) => Number(length) >= 4 && Number(length) <= 15)).toBe(true);
  }
});

test("countries come by name, as a reader of English expects", () => {
  const names = countries.map(({ name }) => name);

  expect(names).toEqual([...names].sort(new Intl.Collator("en").compare));
  expect(names.indexOf("Åland Islands")).toBeLessThan(names.indexOf("Albania"));
});
