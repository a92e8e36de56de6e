import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { toWellFormed } from "../../lib/text";
import { bookingLink, splitName } from "./booking";

const text = fc.string({ unit: "binary", maxLength: 60 });
const name = fc.oneof(
  text,
  fc.string({ unit: fc.constantFrom("A", "é", "राव", " ", "\u00A0", "\t", "&", "#", "\u200D") }),
);

test("the first name is one word, and the two names are the whole name", () => {
  fc.assert(
    fc.property(name, (whole) => {
      const { first, last } = splitName(whole);
      expect(first).not.toMatch(/\s/u);
      expect(last).toBe(last.trim());
      expect(`${first} ${last}`.replace(/\s/gu, "")).toBe(whole.replace(/\s/gu, ""));
    }),
  );
});

test("any name and address arrive in the booking calendar, which keeps its own query", () => {
  const own = fc.webUrl({ withQueryParameters: true, withFragments: true });
  fc.assert(
    fc.property(own, name, text, (address, whole, email) => {
      const before = new URL(address);
      const after = new URL(bookingLink(address, { name: whole, email }));
      const keys = ["email", "firstname", "lastname"];
      const added = [...after.searchParams].slice(-3);
      expect(added.map(([key]) => key)).toEqual(keys);
      const { first, last } = splitName(whole);
      expect(added.slice(1).map(([, value]) => value)).toEqual([first, last].map(toWellFormed));
      expect(after.href.startsWith(before.href.split("#")[0] ?? "")).toBe(true);
      expect(after.hash).toBe(before.hash);
    }),
  );
});
