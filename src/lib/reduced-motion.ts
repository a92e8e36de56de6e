import { useSyncExternalStore } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the visitor prefers reduced motion. */
export const prefersReducedMotion = () => window.matchMedia(QUERY).matches;

/** Whether the visitor prefers reduced motion, in a component; false while prerendering. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}

/** Scrolls as little as shows an element, without motion for visitors who prefer that. */
export function reveal(element: Element | null): void {
  const behavior = prefersReducedMotion() ? "instant" : "smooth";
  element?.scrollIntoView({ block: "nearest", behavior });
}
