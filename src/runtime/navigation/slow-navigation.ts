import { createStore, useStore } from "../../lib/store";
import { isPageLoading } from "./newest-choice";

/** Milliseconds from the back or forward button to the indicator. Gatsby waits as long after a link. */
const SLOW = 1000;

const isSlow = createStore(false);
let timer: number | null = null;
let shownPath = "";

/** Whether the next page has been loading for more than a second. */
export const useIsSlow = () => useStore(isSlow, false);

/** Shows the indicator; Gatsby calls this when a link's page has been loading for a second. */
export function showSlowNavigation(): void {
  isSlow.set(isPageLoading());
}

function stopTimer(): void {
  if (timer !== null) window.clearTimeout(timer);
  timer = null;
}

/** Hides the indicator: the next page is shown. */
export function endSlowNavigation(): void {
  stopTimer();
  shownPath = window.location.pathname;
  isSlow.set(false);
}

/**
 * Shows the indicator while the page of a back or forward navigation loads, and keeps scroll positions
 * correct. Gatsby does neither. Call this before Gatsby adds its listeners.
 */
export function watchHistoryNavigation(): void {
  const onPopState = () => {
    stopTimer();
    // A jump within the page loads nothing.
    if (window.location.pathname !== shownPath) timer = window.setTimeout(showSlowNavigation, SLOW);
  };
  window.addEventListener("popstate", onPopState, { capture: true });
  // If the back/forward cache restores this page, the indicator must be gone.
  window.addEventListener("pagehide", endSlowNavigation);
  // The browser restores the next page's position at once. Gatsby would save it for the shown page.
  const onScroll = (event: Event) => {
    if (timer !== null) event.stopImmediatePropagation();
  };
  window.addEventListener("scroll", onScroll, { capture: true });
}
