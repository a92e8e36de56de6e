import { useCallback, useState } from "react";
import { loadText } from "../../api-client";
import { loadOnce } from "../../lib/load-once";
import type { SearchFunction } from "./search-engine";

/** The index, or how far loading it is. */
type IndexState =
  | { readonly status: "idle" | "loading" | "failed" }
  | { readonly status: "ready"; readonly search: SearchFunction };

async function loadSearch(indexUrl: string): Promise<IndexState> {
  const [{ openIndex }, json] = await Promise.all([import("./search-engine"), loadText(indexUrl)]);
  return { status: "ready", search: await openIndex(json) };
}

/**
 * The search index and its code. Call `load` when the visitor is about to search, and again after a failure.
 */
export function useSearchIndex(indexUrl: string) {
  const [state, setState] = useState<IndexState>({ status: "idle" });
  const [loadIndex] = useState(() => loadOnce(async () => loadSearch(indexUrl)));
  const load = useCallback(() => {
    setState((current) => (current.status === "ready" ? current : { status: "loading" }));
    loadIndex().then(setState, () => setState({ status: "failed" }));
  }, [loadIndex]);
  return { state, load };
}
