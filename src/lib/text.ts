/** White space, control, format and other invisible characters. */
const INVISIBLE = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, "") === "";
}

/** Capitalizes the first letter of a name, for headings and list entries. */
export function sentenceCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A name in the possessive: `Cascade’s`, and `Nilgiri Chains’` after an s. */
export const possessive = (name: string) => `${name}${/s$/iu.test(name) ? "’" : "’s"}`;

/** The title of a term's page in search results and link previews. */
export const termTitle = (term: string) => `${sentenceCase(term)}: meaning and example`;

/** The title of the page of an author's articles. */
export const authorTitle = (name: string) => `Articles by ${name}`;

/** Replaces lone surrogates with U+FFFD. `encodeURIComponent` throws on them. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** Cuts a text to `length` UTF-16 units without splitting a surrogate pair. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/u, "");
}

/** A typed text with a paragraph of ours below it. */
export function withParagraph(text: string, paragraph: string): string {
  const own = text.trim();
  return own === "" ? paragraph : `${own}\n\n${paragraph}`;
}

/** A text without accents, capitals and typographic apostrophes, to compare it with another. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[‘’]/gu, "'").toLowerCase();
}

/** Makes a test whether a text has all words of a query, in any order and as parts of words. */
export function wordFilter(query: string): (text: string) => boolean {
  const words = fold(query).split(/\s+/u);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}
