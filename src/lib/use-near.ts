import { useEffect, type RefObject } from "react";

/**
 * Calls `onNear` once, when an element comes within 300 px of the screen. What a visitor never
 * scrolls to is never loaded.
 */
export function useNear(ref: RefObject<Element | null>, onNear: () => void): void {
  useEffect(() => {
    if (ref.current === null) return undefined;
    if (!("IntersectionObserver" in window)) {
      onNear();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: "300px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, onNear]);
}
