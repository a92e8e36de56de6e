/** Escapes the address bar's hash if it can't be decoded. Returns whether it did. */
function escapeHash(): boolean {
  const { hash, href } = window.location;
  try {
    decodeURI(hash);
    return false;
  } catch {
    const escaped = href.slice(0, href.indexOf("#")) + hash.replaceAll("%", "%25");
    window.history.replaceState(window.history.state, "", escaped);
    return true;
  }
}

/** Escapes malformed hashes such as `#100%`. Gatsby decodes every hash and shows an empty page if that fails. */
export function escapeBrokenHash(): void {
  window.addEventListener("popstate", escapeHash, { capture: true });
  // Gatsby has already read the first address. After a popstate event it reads the address again.
  if (escapeHash()) window.dispatchEvent(new PopStateEvent("popstate"));
}
