import { useEffect, type RefObject } from "react";

/** Remembers where focus was before an element got it, and gives it back when the element goes. */
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
      // What had focus in the element is gone by now.
      if (document.activeElement === document.body) origin?.focus({ preventScroll: true });
    };
  }, [ref]);
}
