import { useEffect, type RefObject } from "react";

/**
 * Calls back once focus is in an element; at once if it was there before the script ran. Give it the
 * same callback on every render.
 */
export function useFirstFocus(ref: RefObject<HTMLElement>, callback: () => void): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    if (element.contains(document.activeElement)) {
      callback();
      return undefined;
    }
    element.addEventListener("focusin", callback, { once: true });
    return () => element.removeEventListener("focusin", callback);
  }, [ref, callback]);
}
