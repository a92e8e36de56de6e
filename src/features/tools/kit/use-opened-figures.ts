import { useEffect, useLayoutEffect, useState, type RefObject } from "react";
import type { Keeper, Kept } from "./keeper";
import { forgetRestored, typedFields } from "./typed";

/** Figures are read before the browser paints; prerendering has none. */
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

interface Opening<State> {
  readonly keeper: Keeper<State> | null;
  readonly root: RefObject<HTMLElement | null>;
  /** Keeps what was typed a moment ago. */
  readonly keep: { readonly current: () => void };
  readonly open: (found: Kept<State>) => void;
  readonly setText: (path: string, text: string) => void;
}

/**
 * Opens the copy in the address, else the visitor's own figures, and then takes over what was typed before
 * the script ran. A link that is followed later is opened too. All functions must stay the same.
 *
 * @returns Whether scripts run.
 */
export function useOpenedFigures<State>({ keeper, root, keep, open, setText }: Opening<State>) {
  const [isReady, setIsReady] = useState(false);
  useBeforePaint(() => {
    forgetRestored(root.current);
    const typed = typedFields(root.current);
    const found = keeper?.openCopy() ?? keeper?.openOwn() ?? null;
    setIsReady(true);
    if (found !== null) open(found);
    for (const { path, text } of typed) setText(path, text);
    const openLink = () => {
      const copy = keeper?.openCopy() ?? null;
      if (copy === null) return;
      keep.current();
      open(copy);
    };
    window.addEventListener("hashchange", openLink);
    return () => window.removeEventListener("hashchange", openLink);
  }, [keep, keeper, open, root, setText]);

  useEffect(() => {
    // Where a translation changed the HTML, React has replaced it, and only now are the fields restored.
    for (const { path, text } of typedFields(root.current)) setText(path, text);
  }, [root, setText]);
  return isReady;
}
