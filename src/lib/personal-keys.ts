/**
 * Query keys of the booking hand-over, which name a person, and that of the search: what is looked for
 * is a visitor's own affair, and may be anything, an e-mail address too.
 */
const PERSONAL_KEYS = new Set(["email", "firstname", "lastname", "q"]);

function keyOf(pair: string): string {
  const key = pair.split("=", 1)[0] ?? "";
  try {
    return decodeURIComponent(key).toLowerCase();
  } catch {
    return key.toLowerCase();
  }
}

/**
 * An address without the personal keys of its query, the rest as it was. These keys never enter
 * attribution, analytics or the CRM (readings.md, Attribution).
 */
export function withoutPersonalKeys(url: string): string {
  const [beforeHash = "", ...hash] = url.split("#");
  const [path = "", ...query] = beforeHash.split("?");
  const pairs = query.join("?").split("&");
  const kept = pairs.filter((pair) => !PERSONAL_KEYS.has(keyOf(pair)));
  if (kept.length === pairs.length) return url;
  const search = kept.length > 0 ? `?${kept.join("&")}` : "";
  return [path + search, ...hash].join("#");
}
