import { useCallback, useEffect, useRef } from "react";

/** Changes a query, empty or beginning with `?`, into another. */
type Change = (search: string) => string;

/**
 * What changes the query of a page's address from within the page, a moment later. The address is
 * replaced, not pushed, and Gatsby isn't told: it is no page view. Once the visitor has followed a link
 * nothing is changed, be it to the same page with another query: the address is the next page's before
 * the page itself is.
 *
 * @returns Takes a change, and gives what makes it unless the address has changed since.
 */
export function usePageQuery(): (change: Change) => () => void {
  const page = useRef<string | null>(null);
  useEffect(() => {
    page.current = window.location.pathname;
  }, []);
  return useCallback((change: Change) => {
    const seen = window.location.search;
    return () => {
      const { pathname, search, hash } = window.location;
      if (pathname !== page.current || search !== seen) return;
      const query = change(search);
      if (query === search) return;
      window.history.replaceState(window.history.state, "", pathname + query + hash);
    };
  }, []);
}
