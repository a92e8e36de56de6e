import { useCallback, useEffect, useRef } from "react";

/** Changes a query, empty or beginning with `?`, into another. */
type Change = (search: string) => string;

/**
 * What changes the query of a page's address from within the page. The address is replaced, not
 * pushed, and Gatsby isn't told: it is no page view. Once the visitor has followed a link nothing is
 * changed: the address is the next page's before the page itself is.
 */
export function usePageQuery(): (change: Change) => void {
  const page = useRef<string | null>(null);
  useEffect(() => {
    page.current = window.location.pathname;
  }, []);
  return useCallback((change: Change) => {
    const { pathname, search, hash } = window.location;
    const query = change(search);
    if (pathname !== page.current || query === search) return;
    window.history.replaceState(window.history.state, "", pathname + query + hash);
  }, []);
}
