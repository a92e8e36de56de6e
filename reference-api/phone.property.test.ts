import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { parseCountries } from "../src/api-client/country";
import {
  countryOf,
  extensionOf,
  nationalNumber,
  phoneHint,
  phoneOf,
} from "../src/features/lead/phone";
import { withAsciiDigits } from "../src/lib/digits";
import { listCountries } from "./countries";

const { countries } = parseCountries({ countries: listCountries() });
const country = fc.constantFrom(...countries);
/** Countries whose numbers all have one length, where a number can be read in one way only. */
const plainCountry = fc.constantFrom(
  ...countries.filter(({ phoneNumberLength }) => phoneNumberLength.length === 1),
);

const digits = (length: number) =>
  fc.string({
    unit: fc.constantFrom(...Array.from("0123456789")),
    minLength: length,
    maxLength: length,
  });
const punctuation = fc.constantFrom(
  "",
  " ",
  "-",
  ".",
  "/",
  "(",
  ") ",
  "\u00A0",
  "\u2011",
  "\u202C",
);

/** Writes a number with punctuation between its digits. */
const written = (number: string, marks: readonly string[]) =>
  Array.from(number, (digit, index) => digit + (marks[index % marks.length] ?? "")).join("");

const typed = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(...Array.from("0123456789+-() x#"), "٣", "²") }),
);

/** The digits from 0 to 9 of scripts that visitors type in. */
const scripts = ["arab", "arabext", "beng", "deva", "fullwide", "guru", "mymr", "taml", "thai"].map(
  (system) => {
    const format = new Intl.NumberFormat(`en-u-nu-${system}`);
    return Array.from({ length: 10 }, (_, digit) => format.format(digit));
  },
);

const inScript = (text: string, script: readonly string[]) =>
  text.replace(/[0-9]/gu, (digit) => script[Number(digit)] ?? digit);

test("a number that is sent has ASCII digits that were typed, in a length of its country", () => {
  fc.assert(
    fc.property(typed, country, (text, own) => {
      const phone = phoneOf(text, own);
      if (phone === null) return;
      expect(phone.number).toMatch(/^[0-9]{4,15}$/u);
      expect(withAsciiDigits(text).replace(/[^0-9]/gu, "")).toContain(phone.number);
      const { phoneNumberLength: lengths } = own;
      if (lengths.length > 0) expect(lengths).toContain(String(phone.number.length));
    }),
  );
});

test("in whatever script and with whatever extension a number is written, the same number is sent", () => {
  const caseOf = plainCountry.chain((own) =>
    fc.tuple(fc.constant(own), digits(Number(own.phoneNumberLength[0]))),
  );
  const extension = fc.tuple(
    fc.constantFrom(" ext. ", " Ext", ", extension ", "x", " #", ";ext="),
    fc.stringMatching(/^[0-9]{1,7}$/u),
  );
  fc.assert(
    fc.property(
      caseOf,
      fc.constantFrom("", "tel:"),
      fc.constantFrom(...scripts),
      extension,
      ([own, number], scheme, script, [mark, inner]) => {
        const text = inScript(`${own.phonePrefix} ${number}${mark}${inner}`, script);
        expect(nationalNumber(scheme + text, own)).toBe(number);
        expect(extensionOf(text)).toBe(inner);
      },
    ),
  );
});

test("however a number is written, the same number is sent", () => {
  const marks = fc.array(punctuation, { minLength: 1, maxLength: 5 });
  const caseOf = plainCountry.chain((own) =>
    fc.tuple(fc.constant(own), digits(Number(own.phoneNumberLength[0])), marks),
  );
  fc.assert(
    fc.property(caseOf, ([own, number, between]) => {
      expect(nationalNumber(written(number, between), own)).toBe(number);
      for (const prefix of [own.phonePrefix, own.phonePrefix.replace("+", "00")]) {
        expect(nationalNumber(`${prefix} ${written(number, between)}`, own)).toBe(number);
      }
    }),
  );
});

test("a number with + keeps a country of that prefix, and one without keeps the chosen country", () => {
  fc.assert(
    fc.property(country, country, digits(10), (own, chosen, number) => {
      expect(countryOf(number.replace(/^00/u, "11"), chosen, countries)).toBe(chosen);
      const found = countryOf(`${own.phonePrefix}${number}`, chosen, countries);
      expect(`${own.phonePrefix}${number}`.startsWith(found.phonePrefix)).toBe(true);
      expect(found.phonePrefix.length).toBeGreaterThanOrEqual(own.phonePrefix.length);
    }),
  );
});

test("the hint of every country names a length that is accepted", () => {
  for (const own of countries) {
    const [length = ""] = /\d+/u.exec(phoneHint(own)) ?? [];
    expect([own.name, nationalNumber("2".repeat(Number(length)), own)]).not.toContain(null);
  }
});
