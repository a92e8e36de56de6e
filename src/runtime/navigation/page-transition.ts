import { globalHistory } from "@gatsbyjs/reach-router";
import { prefersReducedMotion } from "../../lib/reduced-motion";

let shownPath = "";

/**
 * Cross-fades to the page of a link, where the browser can (`::view-transition-group` in base.css has the
 * duration). The browser captures the old page in the next frame, before React renders the new page, and
 * fades to the live page. So the navigation doesn't wait for it.
 */
export function fadeBetweenPages(): void {
  shownPath = window.location.pathname;
  globalHistory.listen(({ location, action }) => {
    const isOtherPage = location.pathname !== shownPath;
    shownPath = location.pathname;
    // A page that the back button leads to may still have to load.
    if (!isOtherPage || action !== "PUSH" || !("startViewTransition" in document)) return;
    if (prefersReducedMotion()) return;
    // The browser skips a transition in a hidden tab, or when the next one begins.
    document.startViewTransition().ready.catch(() => undefined);
  });
}
