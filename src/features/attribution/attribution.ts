import { cookieSize } from "../../lib/cookies";
import { isRecord, parseJson } from "../../lib/json";
import { publicAddress } from "../../lib/public-address";
import { cut } from "../../lib/text";

/** Where a visit comes from: `utm_` keys of a campaign link, and the page it landed on. */
export type Attribution = Readonly<Record<string, string>>;

const PREFIX = "utm_";
const LANDING_KEYS = ["landing_path", "landing_url"] as const;
const MOST_KEYS = 30;
/** Characters of a value. */
const LONGEST_VALUE = 500;
/** Bytes; browsers refuse cookies above 4,096 with name and attributes. */
const LARGEST_COOKIE = 3800;
/** Characters by which values are shortened until the cookie fits. */
const STEP = 5;

/** The escapes of one UTF-8 character. */
const ESCAPED =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/giu;

/** Decodes once. Malformed escapes and anything but UTF-8 stay as they are. */
function decode(text: string): string {
  return text.replaceAll("+", " ").replace(ESCAPED, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

/** The `utm_` keys of a query, decoded; the first of repeated ones counts. */
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

/** The record without the key that takes most room. */
function withoutLongestKey(record: Attribution): Attribution {
  const keys = Object.keys(record);
  const longest = keys.reduce((one, other) => (other.length > one.length ? other : one));
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== longest));
}

/** Cuts the longest values until the record fits into its cookie. Drops the longest keys if even they don't fit. */
function withValuesThatFit(record: Attribution): Attribution {
  if (!fits(withValuesCut(record, 0))) return withValuesThatFit(withoutLongestKey(record));
  let length = LONGEST_VALUE;
  while (!fits(withValuesCut(record, length))) length -= STEP;
  return withValuesCut(record, length);
}

/** Applies the limits of keys, characters and bytes. */
function limit(utm: Attribution, landing: Attribution): Attribution {
  const room = MOST_KEYS - Object.keys(landing).length;
  const kept = [...Object.entries(utm).slice(0, room), ...Object.entries(landing)];
  return withValuesThatFit(Object.fromEntries(kept));
}

/** Parses a stored record; null if it is malformed. Unknown keys are dropped. */
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
 * The record after a visitor came to `href`: a new one if the address has `utm_` keys or nothing is
 * stored, else the stored one.
 *
 * @param href Full address.
 */
export function updateAttribution(href: string, stored: Attribution | null): Attribution {
  const url = new URL(href);
  const utm = readUtm(url.search);
  if (stored !== null && Object.keys(utm).length === 0) return stored;
  return limit(utm, { landing_path: url.pathname, landing_url: publicAddress(href) });
}

/** The record of a lead that is sent from `href`. */
export function withSubmission(record: Attribution, href: string): Attribution {
  return {
    ...record,
    submission_path: cut(new URL(href).pathname, LONGEST_VALUE),
    submission_url: cut(publicAddress(href), LONGEST_VALUE),
  };
}
