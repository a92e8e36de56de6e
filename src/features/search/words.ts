/** Words that nearly every entry has; a search for them finds nothing in particular. */
const COMMON = new Set(
  "a an and are as at be but by can do does for from has have how i if in into is it its may more must no not of on one or our so than that the their them then there these they this to was we what when where which who why will with you your".split(
    " ",
  ),
);

/** A text without accents and capitals. */
export const plain = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** All words and numbers of a text, plain, in order. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a text that tell it from others. */
export function tellingWords(text: string): string[] {
  return wordsOf(text).filter((word) => word.length > 1 && !COMMON.has(word));
}
