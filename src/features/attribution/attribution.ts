import { cookieSize } from "../../lib/cookies";
import { parseJson, recordOf } from "../../lib/json";
import { CLICK_IDS } from "../../lib/landing";
import { isPersonalValue } from "../../lib/personal";
import { leadAddress } from "../../lib/public-address";
import { queryPairs } from "../../lib/query";
import { cut } from "../../lib/text";

/** Where a visit comes from: `utm_` keys and click IDs of a campaign link, and the page it landed on. */
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

const isCampaignKey = (key: string) => key.startsWith(PREFIX) || CLICK_IDS.has(key);

/**
 * The campaign in a query: its `utm_` keys and click IDs, decoded. The first of repeated keys counts.
 * Personal values are dropped.
 */
export function readCampaign(search: string): Attribution {
  const found = new Map<string, string>();
  for (const { key, value } of queryPairs(search)) {
    const isEmptyId = value === "" && CLICK_IDS.has(key);
    if (!isCampaignKey(key) || found.has(key) || isEmptyId || isPersonalValue(value)) continue;
    found.set(key, value);
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
function limit(campaign: Attribution, landing: Attribution): Attribution {
  const room = MOST_KEYS - Object.keys(landing).length;
  const kept = [...Object.entries(campaign).slice(0, room), ...Object.entries(landing)];
  return withValuesThatFit(Object.fromEntries(kept));
}

/** Parses a stored record; null if it is malformed. Unknown keys are dropped. */
export function parseAttribution(stored: string | null): Attribution | null {
  const entries = Object.entries(recordOf(parseJson(stored ?? ""))).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" &&
      (isCampaignKey(entry[0]) || LANDING_KEYS.some((key) => key === entry[0])),
  );
  if (entries.length === 0) return null;
  return withValuesCut(Object.fromEntries(entries.slice(0, MOST_KEYS)), LONGEST_VALUE);
}

/**
 * The record after a visitor came to `href`: a new one if the address has a campaign or nothing is
 * stored, else the stored one.
 *
 * @param href Full address.
 */
export function updateAttribution(href: string, stored: Attribution | null): Attribution {
  const url = new URL(href);
  const campaign = readCampaign(url.search);
  if (stored !== null && Object.keys(campaign).length === 0) return stored;
  return limit(campaign, { landing_path: url.pathname, landing_url: leadAddress(href) });
}

/** The record of a lead that is sent from `href`. */
export function withSubmission(record: Attribution, href: string): Attribution {
  return {
    ...record,
    submission_path: cut(new URL(href).pathname, LONGEST_VALUE),
    submission_url: cut(leadAddress(href), LONGEST_VALUE),
  };
}
