import { decode } from "../../lib/decode";

/** The replacement character U+FFFD, for paths: Gatsby decodes some of them twice, and `%25` only once. */
const REPLACEMENT = "%EF%BF%BD";

const repaired = (text: string, percent: string) =>
  decode(text) === null ? text.replaceAll("%", percent) : text;

/** Replaces the percent signs of the path and the hash in the address bar if they can't be decoded. */
function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  if (decode(pathname) !== null && decode(hash) !== null) return;
  const address = repaired(pathname, REPLACEMENT) + search + repaired(hash, "%25");
  window.history.replaceState(window.history.state, "", address);
}

/**
 * Repairs malformed addresses such as `/faq/%E0%A4` and `#100%`. Gatsby decodes every path and hash and
 * shows an empty page if that fails. Call it before Gatsby's modules are evaluated: its router decodes
 * the first address then.
 */
export function repairBrokenAddress(): void {
  window.addEventListener("popstate", repairAddress, { capture: true });
  repairAddress();
}
