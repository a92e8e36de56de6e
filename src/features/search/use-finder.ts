import { useCallback, useEffect, useRef, useState } from "react";
import { loadSearch, type Finder } from "./load-search";

/** What searching needs: not asked for yet, on its way, not to be had, or there. */
export type FinderState =
  | { readonly status: "idle" | "loading" | "failed" }
  | { readonly status: "ready"; readonly find: Finder };

/**
 * Loads what searching needs when it is told to start, and again after a failure.
 *
 * @param address Address of the index.
 */
export function useFinder(address: string) {
  const [state, setState] = useState<FinderState>({ status: "idle" });
  const isAsked = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const start = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    setState({ status: "loading" });
    loadSearch(address).then(
      (find) => {
        if (!isGone.current) setState({ status: "ready", find });
      },
      () => {
        isAsked.current = false;
        if (!isGone.current) setState({ status: "failed" });
      },
    );
  }, [address]);
  return { state, start };
}
