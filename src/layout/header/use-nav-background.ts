import { useSyncExternalStore } from "react";

/** Pixels scrolled from which the header has a background of its own. */
const THRESHOLD = 8;

function subscribeToScroll(listener: () => void): () => void {
  window.addEventListener("scroll", listener, { passive: true });
  return () => window.removeEventListener("scroll", listener);
}

/** Whether the page is scrolled so far that the header needs a background. */
export function useNavBackground(): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > THRESHOLD,
    () => false,
  );
}
