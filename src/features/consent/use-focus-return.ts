import { useEffect, type RefObject } from "react";
import { afterPaint } from "../../lib/after-paint";

/** The element that Gatsby focuses after a navigation: the start of the page. */
const pageStart = () => document.getElementById("gatsby-focus-wrapper");

/**
 * Remembers what had focus before it moved into an element, and restores it when that element is
 * removed and the focus is lost. If the earlier element is gone, focus goes to the start of the page.
 *
 * @param ref The element, mounted and removed together with the calling component.
 */
export function useFocusReturn(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    let origin: HTMLElement | null = null;
    let hadFocus = false;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      hadFocus = true;
      const isOutside = relatedTarget instanceof HTMLElement && !element.contains(relatedTarget);
      if (isOutside) origin = relatedTarget;
    };
    element.addEventListener("focusin", onFocusIn);
    return () => {
      element.removeEventListener("focusin", onFocusIn);
      if (!hadFocus) return;
      // A dialog that closes at the same time restores focus first. Until then the page is inert.
      afterPaint(() => {
        if (document.activeElement !== document.body) return;
        const target = origin?.isConnected === true ? origin : pageStart();
        target?.focus({ preventScroll: true });
      });
    };
  }, [ref]);
}
