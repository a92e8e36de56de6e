import { createStore, useStore } from "../../lib/store";

/** From the back or forward button to the indicator, in ms (specification section 9). */
const SLOW = 1000;

const isSlow = createStore(false);
let timer: number | null = null;
let shownPath = "";

/** Whether the next page has been loading for more than a second. */
export const useIsSlow = () => useStore(isSlow, false);

/** Gatsby's call when a push has been loading for a second. */
export function showSlowNavigation(): void {
  isSlow.set(true);
}

/** Whether the visitor has gone back or forward to a page that isn't there yet. */
export const isReturning = () => timer !== null;

function stopTimer(): void {
  if (timer !== null) window.clearTimeout(timer);
  timer = null;
}

/** The next page is there. */
export function endSlowNavigation(): void {
  stopTimer();
  shownPath = window.location.pathname;
  isSlow.set(false);
}

/**
 * Watches the back and forward buttons, of whose slowness Gatsby tells nothing. Its own listeners
 * must come after: they may show the page at once.
 */
export function watchSlowReturns(): void {
  const start = () => {
    stopTimer();
    // A jump within the page loads nothing.
    if (window.location.pathname !== shownPath) timer = window.setTimeout(showSlowNavigation, SLOW);
  };
  window.addEventListener("popstate", start, { capture: true });
  // The browser may keep a page that was left for a full load, and show it again.
  window.addEventListener("pagehide", endSlowNavigation);
}
