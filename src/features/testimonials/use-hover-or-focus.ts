import { useEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

/** Whether the pointer is over an element or focus is in it. */
export function useHoverOrFocus(ref: RefObject<Element | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const listeners = new AbortController();
    const on = (type: string, listener: () => void) =>
      element.addEventListener(type, listener, { signal: listeners.signal });
    // At once: on touch screens the press that follows is in the same task.
    on("mouseenter", () => flushSync(() => setIsHovered(true)));
    on("mouseleave", () => setIsHovered(false));
    on("focusin", () => setHasFocus(true));
    on("focusout", () => setHasFocus(false));
    return () => listeners.abort();
  }, [ref]);
  return isHovered || hasFocus;
}
