/** Escapes a hash that can't be decoded. Returns whether there was one. */
function mendHash(): boolean {
  const { hash, href } = window.location;
  try {
    decodeURI(hash);
    return false;
  } catch {
    const mended = href.slice(0, href.indexOf("#")) + hash.replaceAll("%", "%25");
    window.history.replaceState(window.history.state, "", mended);
    return true;
  }
}

/**
 * Gatsby decodes the hash of every address, and one that can't be (`#100%`) leaves an empty page.
 * So such a hash is escaped before Gatsby sees it.
 */
export function guardHash(): void {
  window.addEventListener("popstate", mendHash, { capture: true });
  // Gatsby has read the first address already; a popstate makes it read again.
  if (mendHash()) window.dispatchEvent(new PopStateEvent("popstate"));
}
