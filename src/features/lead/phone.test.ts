import { describe, expect, test } from "@jest/globals";
import type { Country } from "../../api-client";
import { builtInCountries, india } from "../../lib/country";
import { normalisePhone } from "./phone";

const us: Country = { ...india, countryCode: "US", phonePrefix: "+1" };
const germany: Country = { ...india, phonePrefix: "+49", phoneNumberLength: ["10", "11"] };
const unknown: Country = { ...india, phonePrefix: "+971", phoneNumberLength: [] };

test("India is the default, with ten digits after +91", () => {
  expect(india).toMatchObject({ countryCode: "IN", phonePrefix: "+91", phoneNumberLength: ["10"] });
  expect(builtInCountries[0]).toBe(india);
  expect(builtInCountries.map(({ phonePrefix }) => phonePrefix)).toEqual(["+91", "+1"]);
});

describe("for India", () => {
  test.each([
    ["9876543210", "9876543210"],
    ["98765 43210", "9876543210"],
    ["98765-43210", "9876543210"],
    ["98765.43210", "9876543210"],
    ["(98765) 43210", "9876543210"],
    ["[98765] 43210", "9876543210"],
    ["98765\u00A043210", "9876543210"],
    ["98765\u201343210", "9876543210"],
    ["98765\u221243210", "9876543210"],
    ["\u202A98765 43210\u202C", "9876543210"],
    ["\u200E9876543210", "9876543210"],
    [" 9876543210\t", "9876543210"],
    ["+919876543210", "9876543210"],
    ["+91 98765 43210", "9876543210"],
    ["\u202A+91 98765 43210\u202C", "9876543210"],
    ["(+91) 98765-43210", "9876543210"],
    ["919876543210", "9876543210"],
    ["91 98765 43210", "9876543210"],
    ["9191919191", "9191919191"],
    ["+91 9191919191", "9191919191"],
    ["0000000000", "0000000000"],
  ])("%j is sent as %s", (typed, number) => {
    expect(normalisePhone(typed, india)).toBe(number);
  });

  test.each([
    "",
    " ",
    "()-",
    "+91",
    "91",
    "987654321",
    "98765432101",
    "+9187654321",
    "+1 9876543210",
    "++919876543210",
    "+9876543210",
    "9876543210+91",
    "९८७६५४३२१०",
    "９８７６５４３２１０",
    "٩٨٧٦٥٤٣٢١٠",
    "98765four10",
    "9876543210 ext 5",
    "98765_43210",
    "98765/43210",
    "98765,43210",
    "1e9",
    "NaN",
    "-987654321.0e",
    "9876543210\0",
  ])("%j is no number", (typed) => {
    expect(normalisePhone(typed, india)).toBeNull();
  });
});

test.each([
  [us, "+1 (202) 555-0123", "2025550123"],
  [us, "1-202-555-0123", "2025550123"],
  [us, "+91 98765 43210", null],
  [germany, "15123456789", "15123456789"],
  [germany, "1512345678", "1512345678"],
  [germany, "+49 1512345678", "1512345678"],
  [germany, "151234567", null],
  [unknown, "1234", "1234"],
  [unknown, "123", null],
  [unknown, "1".repeat(15), "1".repeat(15)],
  [unknown, "1".repeat(16), null],
  [unknown, "+971 50 123 4567", "501234567"],
  [unknown, "971 50 123 4567", "971501234567"],
])("for $phonePrefix with lengths $phoneNumberLength: %j is %j", (country, typed, number) => {
  expect(normalisePhone(typed, country)).toBe(number);
});
