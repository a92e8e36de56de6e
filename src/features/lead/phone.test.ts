import { describe, expect, test } from "@jest/globals";
import { builtInCountries, india, type Country } from "../../lib/country";
import { countryOf, extensionOf, nationalNumber, phoneHint, phoneOf } from "./phone";

const country = (
  countryCode: string,
  phonePrefix: string,
  lengths: readonly string[],
): Country => ({
  countryCode,
  name: countryCode,
  phonePrefix,
  phoneNumberLength: lengths,
});

const us = country("US", "+1", ["10"]);
const germany = country("DE", "+49", ["10", "11"]);
const italy = country("IT", "+39", ["6", "7", "8", "9", "10", "11"]);
const russia = country("RU", "+7", ["10"]);
const belarus = country("BY", "+375", ["9"]);
const hungary = country("HU", "+36", ["8", "9"]);
const mexico = country("MX", "+52", ["10"]);
const unknown = country("AE", "+971", []);

test("India is the default, with ten digits after +91", () => {
  expect(builtInCountries[0]).toEqual(india);
  expect(india).toMatchObject({ phonePrefix: "+91", phoneNumberLength: ["10"] });
});

describe("an Indian number", () => {
  test.each([
    "9876543210",
    " 98765 43210\t",
    "98765-43210",
    "(98765) [43210]",
    "98765\u00A043210",
    "\u202A+91 98765 43210\u202C",
    "919876543210",
    "09876543210",
    "0 98765 43210",
    "+91 (0) 98765 43210",
    "0091 98765 43210",
    "00 91 0 98765 43210",
    "९८७६५ ४३२१०",
    "＋９１（９８７６５）４３２１０",
    "98765/43210",
    "tel:+91-98765-43210",
  ])("may be written %j", (typed) => {
    expect(nationalNumber(typed, india)).toBe("9876543210");
  });

  test.each(["9191919191", "0000000000", "0123456789"])(
    "%s keeps digits that look like a prefix",
    (typed) => {
      expect(nationalNumber(typed, india)).toBe(typed);
    },
  );

  test.each([
    "",
    "+91",
    "987654321",
    "98765432101",
    "+91987654321",
    "+1 9876543210",
    "9876543210+91",
    "98765four10",
    "9876543210 x",
    "9876543210x12345678",
    "ext. 12",
    "9876543210\0",
  ])("is not %j", (typed) => {
    expect(nationalNumber(typed, india)).toBeNull();
  });
});

test.each([
  [us, "+1 (202) 555-0123", "2025550123"],
  [us, "+91 98765 43210", null],
  [germany, "15123456789", "15123456789"],
  [germany, "0151 2345678", "1512345678"],
  [germany, "151234567", null],
  [russia, "8 (912) 345-67-89", "9123456789"],
  [russia, "8001234567", "8001234567"],
  [belarus, "8 (029) 123-45-67", "291234567"],
  [hungary, "06 20 123 4567", "201234567"],
  [hungary, "+36 (06) 20 123 4567", "201234567"],
  [mexico, "+52 1 55 1234 5678", "5512345678"],
  [italy, "+39 06 1234 5678", "0612345678"],
  [unknown, "1234", "1234"],
  [unknown, "123", null],
  [unknown, "1".repeat(15), "1".repeat(15)],
  [unknown, "1".repeat(16), null],
])("for $phonePrefix, $phoneNumberLength: %j is %j", (of, typed, number) => {
  expect(nationalNumber(typed, of)).toBe(number);
});

test.each([
  ["98765 43210 ext. 12", "12"],
  ["98765 43210, extension 12", "12"],
  ["98765 43210 x12", "12"],
  ["+91 98765 43210 #012", "012"],
  ["tel:+91-98765-43210;ext=12", "12"],
  ["९८७६५ ४३२१० ext. १२", "12"],
  ["98765 43210", ""],
])("%j has the extension %j, which does not count as part of the number", (typed, extension) => {
  expect(extensionOf(typed)).toBe(extension);
  expect(nationalNumber(typed, india)).toBe("9876543210");
  expect(countryOf(typed, india, [us])).toBe(india);
});

describe("the country of a number", () => {
  const canada = country("CA", "+1", ["10"]);
  const guernsey = country("GG", "+44", ["10"]);
  const uk = country("GB", "+44", ["9", "10"]);
  const listed = [canada, germany, guernsey, india, uk, us];

  test.each([
    ["+49 1512345678", india, germany],
    ["+91 98765 43210", us, india],
    ["+1 202 555 0123", india, us],
    ["tel:+1-202-555-0123;ext=5", india, us],
    ["+1 202 555 0123", canada, canada],
    ["+44 7911 123456", india, uk],
    ["+44 1481 256789", guernsey, guernsey],
    ["+49", india, germany],
  ])("%j typed for $name is $name", (typed, chosen, own) => {
    expect(countryOf(typed, chosen, listed).name).toBe(own.name);
  });

  test.each(["98765 43210", "049 1512345678", "49 1512345678", "+", "+999 123456", ""])(
    "%j keeps the chosen one",
    (typed) => {
      expect(countryOf(typed, india, listed)).toBe(india);
    },
  );
});

test.each([
  ["+44 20 7946 0958", "+44", "2079460958"],
  ["0065 6123 4567", "+65", "61234567"],
  ["+971 50 123 4567", "+971", "501234567"],
  ["+1 312 555 0142", "+1", "3125550142"],
  ["98765 43210", "+91", "9876543210"],
])("without the server's list, %j is sent with %s", (typed, prefix, number) => {
  expect(phoneOf(typed, countryOf(typed, india, builtInCountries))).toEqual({ prefix, number });
});

test.each([
  [["10"], "10 digits"],
  [["7", "8", "9", "10"], "7 to 10 digits"],
  [["6", "8", "9"], "6, 8 or 9 digits"],
  [[], "4 to 15 digits"],
])("lengths %j are hinted as %s", (lengths, hint) => {
  expect(phoneHint(country("XX", "+0", lengths))).toBe(`${hint}, without the country code.`);
});
