const DIV = /<(?<end>\/?)div\b[^>]*>/gu;

/**
 * The HTML inside an element of a written page. React closes every `div`, and escapes `<` in text.
 *
 * @param part The element's `data-content`.
 * @returns An empty string if the page does not have the element.
 */
export function contentOf(html: string, part: string): string {
  const begin = html.search(new RegExp(`<div\\b[^>]*\\sdata-content="${part}"`, "u"));
  if (begin < 0) return "";
  DIV.lastIndex = begin;
  let depth = 0;
  let start = begin;
  for (let tag = DIV.exec(html); tag !== null; tag = DIV.exec(html)) {
    if (depth === 0) start = DIV.lastIndex;
    depth += tag.groups?.end === "" ? 1 : -1;
    if (depth === 0) return html.slice(start, tag.index);
  }
  return "";
}

/** Elements that do nothing outside the site, with their content. */
const REMOVED =
  /<(?<tag>script|style|svg|form|button|noscript|template|iframe)\b[^>]*>[^]*?<\/\k<tag>>/giu;

/** Definitions of terms, which describe links on the page. */
const HIDDEN = /<div hidden="">[^]*?<\/div>/gu;

/** What an island shows only after it has failed. */
const NOTICE = /<p role="alert"[^]*?<\/p>/gu;

const TAG = /<(?<name>[a-z][a-z0-9]*)(?<attributes>(?:\s[^>]*)?)>/giu;
const ATTRIBUTE = /\s(?<name>[a-z][a-z-]*)="(?<value>[^"]*)"/giu;

/** Attributes that feed readers understand; no class, style or handler. */
const KEPT = new Set(
  "href src srcset sizes alt width height colspan rowspan scope start id datetime".split(" "),
);

const absolute = (address: string, page: string) => new URL(address, page).href;

/** Each address of a `srcset`, which has commas between its images. */
const absoluteSet = (set: string, page: string) =>
  set
    .split(/,\s+/u)
    .map((image) => image.trim().split(/\s+/u))
    .map(([address = "", ...size]) => [absolute(address, page), ...size].join(" "))
    .join(", ");

function attributeText(name: string, value: string, page: string): string {
  const plain = value.replaceAll("&amp;", "&");
  if (name === "href" || name === "src") return absolute(plain, page).replaceAll("&", "&amp;");
  if (name === "srcset") return absoluteSet(plain, page).replaceAll("&", "&amp;");
  return value;
}

/**
 * A post's HTML for feed readers: words, tables and images, with absolute URLs.
 *
 * @param html As React wrote it: attribute values contain neither `<`, `>` nor `"`.
 * @param page Full address of the post.
 */
export function feedContent(html: string, page: string): string {
  const shown = html.replaceAll(REMOVED, "").replaceAll(HIDDEN, "").replaceAll(NOTICE, "");
  return shown.replaceAll(TAG, (_tag, name: string, own: string) => {
    const attributes = [...own.matchAll(ATTRIBUTE)].flatMap(([, key = "", value = ""]) => {
      const known = key.toLowerCase();
      return KEPT.has(known) ? [` ${known}="${attributeText(known, value, page)}"`] : [];
    });
    return `<${name}${attributes.join("")}>`;
  });
}
