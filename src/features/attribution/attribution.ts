import { cookieSize } from "../../lib/cookies";
import { isRecord, parseJson } from "../../lib/json";
import { withoutPersonalKeys } from "../../lib/personal-keys";
import { cut } from "../../lib/text";

/** Where a visit came from: `utm_` keys of a campaign link, and the page it landed on. */
export type Attribution = Readonly<Record<string, string>>;

const PREFIX = "utm_";
const LANDING_KEYS = ["landing_path", "landing_url"] as const;
const MOST_KEYS = 30;
const LONGEST_VALUE = 500;
const LARGEST_COOKIE = 3800;

/** Decodes once; an escape that is none stays as it is, and so does what is no UTF-8. */
function decode(text: string): string {
  return text.replaceAll("+", " ").replace(/(?:%[0-9a-f]{2})+/giu, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

/** The `utm_` keys of a query, decoded, the first of repeated ones. */
export function readUtm(search: string): Attribution {
  const found = new Map<string, string>();
  for (const pair of search.replace(/^\?/u, "").split("&")) {
    const [key = "", ...value] = pair.split("=");
    const name = decode(key);
    if (name.startsWith(PREFIX) && !found.has(name)) found.set(name, decode(value.join("=")));
  }
  return Object.fromEntries(found);
}

/** Cuts the longest value again and again until the record fits into its cookie. */
function fit(record: Attribution): Attribution {
  let fitting = record;
  while (cookieSize(JSON.stringify(fitting)) > LARGEST_COOKIE) {
    const longest = Object.entries(fitting).reduce((a, b) =>
      cookieSize(JSON.stringify(b[1])) > cookieSize(JSON.stringify(a[1])) ? b : a,
    );
    const [key, value] = longest;
    if (value === "") {
      // Nothing left to cut: the keys themselves are too long.
      return Object.fromEntries(Object.entries(fitting).filter(([name]) => name.length <= 100));
    }
    fitting = { ...fitting, [key]: cut(value, Math.floor(value.length * 0.9)) };
  }
  return fitting;
}

/** Applies the limits of readings.md: 500 characters a value, 30 keys, 3,800 bytes in all. */
function limit(utm: Attribution, landing: Attribution): Attribution {
  const room = MOST_KEYS - Object.keys(landing).length;
  const kept = [...Object.entries(utm).slice(0, room), ...Object.entries(landing)];
  return fit(Object.fromEntries(kept.map(([key, value]) => [key, cut(value, LONGEST_VALUE)])));
}

/** Reads a stored record; what is no record, and keys that don't belong in one, are dropped. */
export function parseAttribution(stored: string | null): Attribution | null {
  const value = stored === null ? undefined : parseJson(stored);
  if (!isRecord(value)) return null;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" &&
      (entry[0].startsWith(PREFIX) || LANDING_KEYS.some((key) => key === entry[0])),
  );
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/**
 * The record to keep after a visitor came to `href`: a new one where the address brings `utm_` keys
 * or nothing is kept yet, else the one that is (readings.md, Attribution).
 *
 * @param href Full address.
 */
export function updateAttribution(href: string, stored: Attribution | null): Attribution {
  const url = new URL(href);
  const utm = readUtm(url.search);
  if (stored !== null && Object.keys(utm).length === 0) return stored;
  return limit(utm, { landing_path: url.pathname, landing_url: withoutPersonalKeys(href) });
}

/** The record of a lead that is sent from `href`. */
export function withSubmission(record: Attribution, href: string): Attribution {
  return {
    ...record,
    submission_path: cut(new URL(href).pathname, LONGEST_VALUE),
    submission_url: cut(withoutPersonalKeys(href), LONGEST_VALUE),
  };
}
