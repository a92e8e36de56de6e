import { useEffect, type RefObject } from "react";

/**
 * Calls `onNear` once, when an element is within 300 px of the screen. What a visitor never scrolls
 * to is never loaded.
 *
 * @param stay Milliseconds that it must have stayed there, so that scrolling past loads nothing.
 */
export function useNear(ref: RefObject<Element | null>, onNear: () => void, stay = 0): void {
  useEffect(() => {
    if (ref.current === null) return undefined;
    if (!("IntersectionObserver" in window)) {
      onNear();
      return undefined;
    }
    let timer: number | undefined;
    const arrive = () => {
      observer.disconnect();
      onNear();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        window.clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting !== true) return;
        if (stay === 0) arrive();
        else timer = window.setTimeout(arrive, stay);
      },
      { rootMargin: "300px" },
    );
    observer.observe(ref.current);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref, onNear, stay]);
}
