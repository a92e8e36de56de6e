import { useEffect, useState, type RefObject } from "react";

/**
 * Whether a visitor is at an element: the pointer is over it, or focus is in it. What moves or
 * vanishes by itself waits as long (specification sections 2 and 9; WCAG 2.2.1 and 2.2.2).
 */
export function useHeld(ref: RefObject<Element | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const listeners = new AbortController();
    const on = (type: string, listener: () => void) =>
      element.addEventListener(type, listener, { signal: listeners.signal });
    on("mouseenter", () => setIsHovered(true));
    on("mouseleave", () => setIsHovered(false));
    on("focusin", () => setHasFocus(true));
    on("focusout", () => setHasFocus(false));
    return () => listeners.abort();
  }, [ref]);
  return isHovered || hasFocus;
}
