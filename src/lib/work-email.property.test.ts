import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { isEmail, isWorkEmail, trimEmail } from "./work-email";

const providers = [
  ...["gmail", "yahoo", "ymail", "reddif", "bing", "live", "icloud", "hotmail", "msn", "aol"],
  ...["protonmail", "outlook", "rediff", "rediffmail", "googlemail"],
];
const label = fc.stringMatching(/^[a-z](?:[a-z0-9-]{0,8}[a-z0-9])?$/u);
const local = fc.stringMatching(/^[a-z0-9](?:[.+_-]?[a-z0-9]){0,8}$/u);
const blank = fc.string({ unit: fc.constantFrom(" ", "\t", "\u00A0", "\u200B", "\u202A") });

/** Any text, and texts that are almost addresses. */
const typed = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom("@", ".", "a", "é", "-", " ", "\u200B", "\0", "gmail") }),
);

test("every address that mail servers accept is an address", () => {
  fc.assert(fc.property(fc.emailAddress(), (email) => expect(isEmail(email)).toBe(true)));
});

test("any text has an answer, which white space and invisible characters around it don't change", () => {
  fc.assert(
    fc.property(typed, blank, blank, (text, before, after) => {
      expect(isEmail(before + text + after)).toBe(isEmail(text));
      expect(isWorkEmail(before + text + after)).toBe(isWorkEmail(text));
      expect(trimEmail(trimEmail(text))).toBe(trimEmail(text));
    }),
  );
});

test("a work address is an address, with one @ and a dot after it", () => {
  fc.assert(
    fc.property(fc.oneof(typed, fc.emailAddress()), (text) => {
      if (!isWorkEmail(text)) return;
      expect(isEmail(text)).toBe(true);
      expect(trimEmail(text)).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/u);
    }),
  );
});

test.each(providers)(
  "no subdomain, ending or capital makes an address of %s a work address",
  (host) => {
    const ending = fc.constantFrom("com", "in", "co.in", "co.uk", "com.br", "ne.jp", "net");
    const below = fc.array(label, { maxLength: 2 });
    fc.assert(
      fc.property(local, below, ending, fc.boolean(), (name, labels, end, isLoud) => {
        const email = `${name}@${[...labels, host, end].join(".")}`;
        expect(isWorkEmail(isLoud ? email.toUpperCase() : email)).toBe(false);
      }),
    );
  },
);
