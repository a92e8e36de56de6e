import { expect, test } from "@jest/globals";
import { parseCountry } from ".";
import { parseCountries } from "./country";

const row = {
  country_code: "IN",
  name: "India",
  phone_number_length: ["10"],
  phone_prefix: "+91",
};
const india = {
  countryCode: "IN",
  name: "India",
  phoneNumberLength: ["10"],
  phonePrefix: "+91",
};
const usRow = { ...row, country_code: "US", name: "United States", phone_prefix: "+1" };
const us = { ...india, countryCode: "US", name: "United States", phonePrefix: "+1" };

test.each<[unknown, string[]]>([
  [["10"], ["10"]],
  [[10], ["10"]],
  [
    ["9", 10, "11"],
    ["9", "10", "11"],
  ],
  [["0", "-1", "1.5", "x", "", " 10", "100", "1e1"], []],
  [[null, {}, [10], true, { toString: 1, valueOf: 1 }], []],
  ["10", []],
  [10, []],
  [null, []],
  [undefined, []],
  [{ 0: "10", length: 1 }, []],
])("lengths %j are %j", (lengths, phoneNumberLength) => {
  expect(parseCountry({ ...row, phone_number_length: lengths })).toEqual({
    ...india,
    phoneNumberLength,
  });
});

test("a country keeps only what it is made of", () => {
  expect(parseCountry({ ...row, flag: "x", __proto__: { a: 1 } })).toEqual(india);
});

test.each([
  ["null", null],
  ["a list", [row]],
  ["no code", { ...row, country_code: undefined }],
  ["a code of another kind", { ...row, country_code: 91 }],
  ["a name of another kind", { ...row, name: { en: "India" } }],
  ["no prefix", { ...row, phone_prefix: undefined }],
  ["a prefix without plus", { ...row, phone_prefix: "91" }],
  ["a prefix too long", { ...row, phone_prefix: "+12345" }],
])("%s is no country", (_, value) => {
  expect(parseCountry(value)).toBeNull();
});

test.each<[string, unknown, unknown]>([
  ["a code", "US", us],
  ["an object", { ...usRow }, us],
  ["an object with the code alone", { country_code: "US" }, us],
  [
    "an object that is not on the list",
    { ...row, country_code: "FR", name: "France" },
    { ...india, countryCode: "FR", name: "France" },
  ],
  ["an unknown code", "FR", null],
  ["a code in lower case", "us", null],
  ["an unknown object", { code: "US" }, null],
  ["nothing", undefined, null],
])("the visitor's country as %s", (_, userCountry, expected) => {
  const answer = { countries: [row, usRow], user_country: userCountry };
  expect(parseCountries(answer)).toEqual({ countries: [india, us], userCountry: expected });
});

test("rows that are no country are left out, and so is a code's second row", () => {
  const twice = { ...row, name: "Bharat" };
  expect(parseCountries({ countries: [null, row, "IN", {}, twice, usRow] })).toEqual({
    countries: [india, us],
    userCountry: null,
  });
});

test.each([
  ["null", null],
  ["a list", [row]],
  ["countries that are no list", { countries: { IN: row } }],
  ["a list of nothing useful", { countries: [null, 1, [], {}] }],
])("%s gives no countries", (_, answer) => {
  expect(parseCountries(answer)).toEqual({ countries: [], userCountry: null });
});
