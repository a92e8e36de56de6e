const CHANGED = "change";
const changes = new EventTarget();

/** Calls a function after each change that `prepareQueryChange` made. */
export function onQueryChange(listener: () => void): void {
  changes.addEventListener(CHANGED, listener);
}

/**
 * Prepares a change to the query of the page's address, such as the values of a filter, to be made a
 * little later. Gatsby doesn't hear of it: it is neither a navigation nor a page view.
 *
 * @param change Takes a query, empty or starting with `?`, and gives the new one.
 * @returns Makes the change, unless the visitor has followed a link since.
 */
export function prepareQueryChange(change: (search: string) => string): () => void {
  const { pathname, search } = window.location;
  return () => {
    // A followed link changes the address before the page.
    if (pathname !== window.location.pathname || search !== window.location.search) return;
    const query = change(search);
    if (query === search) return;
    const address = pathname + query + window.location.hash;
    window.history.replaceState(window.history.state, "", address);
    changes.dispatchEvent(new Event(CHANGED));
  };
}
