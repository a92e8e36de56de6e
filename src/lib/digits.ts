const DIGIT = /\p{Nd}/u;

/** Value of a decimal digit of any script. Unicode lists each script's digits in a run from 0 to 9. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/** A text with ASCII digits in place of those of other scripts, and no full-width characters. */
export function withAsciiDigits(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/gu, (character) => character.normalize("NFKC"))
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** Spaces, format characters, hyphens and dashes, dots, slashes and brackets. */
const PUNCTUATION = /[\p{White_Space}\p{Cf}\p{Pd}./()[\]\u2212]/gu;

/** A telephone number in ASCII digits, without the punctuation that people write between them. */
export function withoutPunctuation(text: string): string {
  return withAsciiDigits(text).replace(PUNCTUATION, "");
}
