/** Characters that XML does not allow (https://www.w3.org/TR/xml/#charsets). */
// eslint-disable-next-line no-control-regex -- see above
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Cs}/gu;

/** Escapes text for XML or HTML, between tags or in an attribute with double quotes. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll(FORBIDDEN, "\uFFFD")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
