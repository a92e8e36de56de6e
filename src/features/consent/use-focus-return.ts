import { useEffect, type RefObject } from "react";
import { afterPaint } from "../../lib/after-paint";

/** Where Gatsby puts focus on a new page: the page's start. */
const pageStart = () => document.getElementById("gatsby-focus-wrapper");

/**
 * Remembers where focus was before an element got it, and gives it back when the element goes; to the
 * page's start, if focus came from the browser itself or from what is gone.
 */
export function useFocusReturn(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    let origin: HTMLElement | null = null;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      const isOutside = relatedTarget instanceof HTMLElement && !element.contains(relatedTarget);
      if (isOutside) origin = relatedTarget;
    };
    element.addEventListener("focusin", onFocusIn);
    return () => {
      element.removeEventListener("focusin", onFocusIn);
      // What had focus in the element is gone by then. A dialog that closes along with it has its say
      // first, and till then the page is inert.
      afterPaint(() => {
        if (document.activeElement !== document.body) return;
        const target = origin?.isConnected === true ? origin : pageStart();
        target?.focus({ preventScroll: true });
      });
    };
  }, [ref]);
}
