import { isPersonalKey, isPersonalValue } from "./personal";
import { decodeQuery, queryPairs, type QueryPair } from "./query";

/**
 * Query keys that third parties get with an address: campaign keys, and the key of a filter of the
 * site, whose values are a list of ours. All others may identify a person (`email`, `token`, the text
 * of a search, the click ID of an ad).
 */
const PUBLIC_KEYS = new Set([
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "utm_id",
  "utm_source_platform",
  "utm_creative_format",
  "utm_marketing_tactic",
  "region",
  "test_session",
  "kind",
]);

/** An address without its hash, and with those pairs of its query that are kept. */
function withPairs(url: string, isKept: (pair: QueryPair) => boolean): string {
  const [beforeHash = ""] = url.split("#", 1);
  const [path = "", ...query] = beforeHash.split("?");
  const kept = queryPairs(query.join("?")).filter(
    (pair) => isKept(pair) && !isPersonalValue(pair.value),
  );
  return kept.length > 0 ? `${path}?${kept.map(({ text }) => text).join("&")}` : path;
}

/** Hides parts of a path that identify a person, as in a broken link to an e-mail address. */
function withoutPersonalParts(url: string): string {
  const [path = "", ...query] = url.split("?");
  const parts = path.split("/").map((part) => (isPersonalValue(decodeQuery(part)) ? "-" : part));
  return [parts.join("/"), ...query].join("?");
}

/**
 * The form of an address that third parties get: with the public keys of its query only, without
 * personal parts of its path, and without its hash, which holds the figures of a tool.
 */
export function publicAddress(url: string): string {
  return withoutPersonalParts(withPairs(url, ({ key }) => PUBLIC_KEYS.has(key.toLowerCase())));
}

/** The form of an address that a lead carries: with every key of its query but personal ones. */
export function leadAddress(url: string): string {
  return withPairs(url, ({ key }) => !isPersonalKey(key));
}
