/** Elements that do nothing outside of the site, with all that is in them. */
const LEFT_OUT =
  /<(?<tag>script|style|svg|form|button|noscript|template|iframe)\b[^>]*>[^]*?<\/\k<tag>>/giu;

/** Definitions of terms, which describe links for readers of the page alone. */
const HIDDEN = /<div hidden="">[^]*?<\/div>/gu;

const TAG = /<(?<name>[a-z][a-z0-9]*)(?<attributes>(?:\s[^>]*)?)>/giu;
const ATTRIBUTE = /\s(?<name>[a-z][a-z-]*)="(?<value>[^"]*)"/giu;

/** Attributes that readers of feeds understand; no class, style or handler is among them. */
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
 * The HTML of a post's text for readers of feeds: words, tables and images, all addresses absolute.
 *
 * @param html As React wrote it: values of attributes hold neither `<`, `>` nor `"`.
 * @param page Full address of the post.
 */
export function feedContent(html: string, page: string): string {
  const shown = html.replaceAll(LEFT_OUT, "").replaceAll(HIDDEN, "");
  return shown.replaceAll(TAG, (_tag, name: string, own: string) => {
    const attributes = [...own.matchAll(ATTRIBUTE)].flatMap(([, key = "", value = ""]) => {
      const known = key.toLowerCase();
      return KEPT.has(known) ? [` ${known}="${attributeText(known, value, page)}"`] : [];
    });
    return `<${name}${attributes.join("")}>`;
  });
}
