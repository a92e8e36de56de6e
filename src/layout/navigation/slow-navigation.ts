import { createStore, useStore } from "../../lib/store";

/** From the back or forward button to the indicator, in ms (specification section 9). */
const SLOW = 1000;

const isSlow = createStore(false);
let timer = 0;
let shownPath = "";

/** Whether the next page has been loading for more than a second. */
export const useIsSlow = () => useStore(isSlow, false);

/** Gatsby's call when a push has been loading for a second. */
export function showSlowNavigation(): void {
  isSlow.set(true);
}

/** The next page is there. */
export function endSlowNavigation(): void {
  window.clearTimeout(timer);
  shownPath = window.location.pathname;
  isSlow.set(false);
}

/**
 * Watches the back and forward buttons, of whose slowness Gatsby tells nothing. Its own listeners
 * must come after: they may show the page at once.
 */
export function watchSlowReturns(): void {
  const start = () => {
    window.clearTimeout(timer);
    // A jump within the page loads nothing.
    if (window.location.pathname !== shownPath) timer = window.setTimeout(showSlowNavigation, SLOW);
  };
  window.addEventListener("popstate", start, { capture: true });
  // The browser may keep a page that was left for a full load, and show it again.
  window.addEventListener("pagehide", endSlowNavigation);
}
