import { expect, test } from "@jest/globals";
import { cut, isBlank, possessive, sentenceCase, toWellFormed } from "./text";

test.each([
  ["nothing", ""],
  ["white space", " \t\n\u00A0\u3000"],
  ["zero-width characters", "\u200B\u200D\uFEFF\u00AD"],
  ["direction marks", "\u200E\u202A\u202C\u2066"],
  ["a null character", "\0"],
  ["Hangul fillers", "\u3164\uFFA0"],
  ["an empty Braille pattern", "\u2800"],
  ["a variation selector", "\uFE0F"],
  ["tag characters", "\u{E0041}\u{E007F}"],
])("%s is blank", (_, text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(["a", "0", ".", "आशा", "אשה", "🙂", "\uD83D", " \u200Ba"])("%j is not blank", (text) => {
  expect(isBlank(text)).toBe(false);
});

test.each([
  ["Cascade", "Cascade’s"],
  ["Nilgiri Chains", "Nilgiri Chains’"],
])("the possessive of %s is %s", (name, owner) => {
  expect(possessive(name)).toBe(owner);
});

test.each([
  ["Asha", "Asha"],
  ["🙂", "🙂"],
  ["\uDE42\uD83D", "\uFFFD\uFFFD"],
  ["a\uD83Db🙂", "a\uFFFDb🙂"],
])("%j is well-formed as %j", (text, wellFormed) => {
  expect(toWellFormed(text)).toBe(wellFormed);
});

test.each([
  ["abc", 4, "abc"],
  ["abc", 2, "ab"],
  ["abc", 0, ""],
  ["a🙂b", 3, "a🙂"],
  ["a🙂b", 2, "a"],
  ["🙂", 1, ""],
])("%j cut to %i is %j", (text, length, beginning) => {
  expect(cut(text, length)).toBe(beginning);
});

test.each([
  ["landed cost", "Landed cost"],
  ["MSME payment rule", "MSME payment rule"],
  ["", ""],
])("the heading for %j is %j", (name, heading) => {
  expect(sentenceCase(name)).toBe(heading);
});
