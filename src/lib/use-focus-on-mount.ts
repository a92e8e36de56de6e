import { useEffect, useRef, type RefObject } from "react";

/**
 * Focuses an element once, when it appears, so that screen readers read it. Later renders leave the
 * focus where the visitor has moved it.
 */
export function useFocusOnMount<Focusable extends HTMLElement>(
  isWanted = true,
): RefObject<Focusable> {
  const ref = useRef<Focusable>(null);
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, [isWanted]);
  return ref;
}
