/** White space, control and format characters, and others that show nothing. */
const INVISIBLE = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text shows nothing at all. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, "") === "";
}

/** A name that stands in lower case in running text, as what begins a line: a heading or an entry. */
export function sentenceCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The text with each lone half of a surrogate pair as U+FFFD, so that it can be put in an address. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** The first `length` UTF-16 units, without half a surrogate pair at the end. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/u, "");
}
