import { expect, test } from "@jest/globals";
import { cut, isBlank, sentenceCase, toWellFormed } from "./text";

test.each([
  ["nothing", ""],
  ["spaces", "   "],
  ["a tab and a line break", "\t\n"],
  ["a no-break space", "\u00A0"],
  ["an ideographic space", "\u3000"],
  ["a zero-width space", "\u200B"],
  ["a zero-width joiner", "\u200D"],
  ["a byte-order mark", "\uFEFF"],
  ["a soft hyphen", "\u00AD"],
  ["direction marks", "\u200E\u202A\u202C\u2066"],
  ["a null character", "\0"],
  ["a Hangul filler", "\u3164"],
  ["a halfwidth Hangul filler", "\uFFA0"],
  ["an empty Braille pattern", "\u2800"],
  ["a variation selector", "\uFE0F"],
  ["tag characters", "\u{E0041}\u{E007F}"],
  ["several of them", " \u200B\u2800\t"],
])("%s shows nothing", (_, text) => {
  expect(isBlank(text)).toBe(true);
});

test.each([["a"], ["0"], ["."], ["आशा"], ["אשה"], ["🙂"], ["\uD83D"], [" \u200Ba"]])(
  "%j shows something",
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);

test.each([
  ["Asha", "Asha"],
  ["🙂", "🙂"],
  ["\uD83D", "\uFFFD"],
  ["\uDE42", "\uFFFD"],
  ["\uDE42\uD83D", "\uFFFD\uFFFD"],
  ["a\uD83Db🙂", "a\uFFFDb🙂"],
])("%j can be put in an address as %j", (text, wellFormed) => {
  expect(toWellFormed(text)).toBe(wellFormed);
  expect(() => encodeURIComponent(toWellFormed(text))).not.toThrow();
});

test.each([
  ["abc", 3, "abc"],
  ["abc", 4, "abc"],
  ["abc", 2, "ab"],
  ["abc", 0, ""],
  ["a🙂b", 3, "a🙂"],
  ["a🙂b", 2, "a"],
  ["🙂", 1, ""],
  ["🙂🙂", 3, "🙂"],
])("%j cut at %i is %j", (text, length, beginning) => {
  expect(cut(text, length)).toBe(beginning);
});

test.each([
  ["landed cost", "Landed cost"],
  ["MSME payment rule", "MSME payment rule"],
  ["three-way match", "Three-way match"],
  ["", ""],
])("%j begins a line as %j", (name, heading) => {
  expect(sentenceCase(name)).toBe(heading);
});
