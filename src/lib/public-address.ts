/**
 * Query keys that may leave the site with an address: campaign keys, click identifiers of
 * advertisers, and the keys of the site's own filters, whose values are lists of ours. All others may
 * identify a person (`email`, `phone`, `token`, the text of a search).
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
  "gclid",
  "gbraid",
  "wbraid",
  "dclid",
  "msclkid",
  "fbclid",
  "li_fat_id",
  "region",
  "test_session",
  "industry",
  "solution",
  "kind",
]);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isPublic(pair: string): boolean {
  const [key = "", ...value] = pair.split("=");
  // A campaign link may carry its recipient's e-mail address.
  return PUBLIC_KEYS.has(key.toLowerCase()) && !decoded(value.join("=")).includes("@");
}

/**
 * An address with the public keys of its query only, and without its hash, which holds the figures of a
 * tool. Attribution, analytics and the CRM get no other form of an address.
 */
export function publicAddress(url: string): string {
  const [beforeHash = ""] = url.split("#", 1);
  const [path = "", ...query] = beforeHash.split("?");
  const kept = query.join("?").split("&").filter(isPublic);
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
}
