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

/** The escapes of one character in UTF-8. */
const ESCAPED =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/giu;

/** Decodes once; an escape that is none stays as it is, and so does what is no UTF-8. */
function decode(text: string): string {
  return text.replaceAll("+", " ").replace(ESCAPED, (escapes) => {
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

function withValuesCut(record: Attribution, length: number): Attribution {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, cut(value, length)]),
  );
}

const fits = (record: Attribution) => cookieSize(JSON.stringify(record)) <= LARGEST_COOKIE;

/** The record without its longest keys, where not even the keys fit into a cookie. */
function withKeysThatFit(record: Attribution): Attribution {
  const entries = Object.entries(record);
  while (!fits(withValuesCut(Object.fromEntries(entries), 0))) {
    const lengths = entries.map(([key]) => key.length);
    entries.splice(lengths.indexOf(Math.max(...lengths)), 1);
  }
  return Object.fromEntries(entries);
}

/** The record with its longest values cut to the greatest length at which it fits into its cookie. */
function withValuesThatFit(record: Attribution): Attribution {
  if (fits(record)) return record;
  let length = 0;
  let tooLong = LONGEST_VALUE;
  while (tooLong - length > 1) {
    const middle = Math.floor((length + tooLong) / 2);
    if (fits(withValuesCut(record, middle))) length = middle;
    else tooLong = middle;
  }
  return withValuesCut(record, length);
}

/** Applies the limits of readings.md: 500 characters a value, 30 keys, 3,800 bytes in all. */
function limit(utm: Attribution, landing: Attribution): Attribution {
  const room = MOST_KEYS - Object.keys(landing).length;
  const kept = [...Object.entries(utm).slice(0, room), ...Object.entries(landing)];
  const record = withValuesCut(Object.fromEntries(kept), LONGEST_VALUE);
  return withValuesThatFit(withKeysThatFit(record));
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
  if (entries.length === 0) return null;
  return withValuesCut(Object.fromEntries(entries.slice(0, MOST_KEYS)), LONGEST_VALUE);
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
