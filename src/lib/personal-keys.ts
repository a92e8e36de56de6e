import { withoutToolFragment } from "./tool-fragment";

/**
 * Query keys that may identify a person: those of the booking hand-over, and the search text, which
 * can be anything, an e-mail address too.
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
 * An address without the personal keys of its query and without the figures of a tool. They must never
 * enter attribution, analytics or the CRM.
 */
export function withoutPersonalKeys(address: string): string {
  const url = withoutToolFragment(address);
  const [beforeHash = "", ...hash] = url.split("#");
  const [path = "", ...query] = beforeHash.split("?");
  const pairs = query.join("?").split("&");
  const kept = pairs.filter((pair) => !PERSONAL_KEYS.has(keyOf(pair)));
  if (kept.length === pairs.length) return url;
  const search = kept.length > 0 ? `?${kept.join("&")}` : "";
  return [path + search, ...hash].join("#");
}
