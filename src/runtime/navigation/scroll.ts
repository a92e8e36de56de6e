import type { GatsbyBrowser, RouteUpdateArgs } from "gatsby";
import { decode } from "../../lib/decode";
import { prefersReducedMotion } from "../../lib/reduced-motion";
import { isPush } from "./route-update";

/** From a push to the scroll to the top, in ms. */
const TOP_DELAY = 500;
/** From a push to the scroll to its hash target, in ms. */
const HASH_DELAY = 1000;

/** Keys that move a visitor through a page. */
const SCROLL_KEYS = new Set("ArrowDown ArrowUp PageDown PageUp Home End Tab Space".split(" "));

let timers: number[] = [];

function cancelScroll(): void {
  timers.forEach((timer) => window.clearTimeout(timer));
  timers = [];
}

/** Scrolls to a hash target and focuses it, as browsers do. */
function scrollToHash(hash: string): void {
  const target = document.getElementById(decode(hash.slice(1)) ?? hash.slice(1));
  if (target === null) return;
  if (!target.matches("a, button, input, select, textarea, summary, [tabindex]")) {
    target.tabIndex = -1;
  }
  target.focus({ preventScroll: true });
  target.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
}

/** From now on, texts are laid out whole, so that scroll positions can be restored (base.css). */
export function layOutWholeTexts(): void {
  delete document.documentElement.dataset.fresh;
}

/** From now on, a visitor who scrolls cancels the delayed scroll of a navigation. */
export function stopScrollOnInput(): void {
  const options = { passive: true } as const;
  window.addEventListener("wheel", cancelScroll, options);
  window.addEventListener("touchmove", cancelScroll, options);
  window.addEventListener("keydown", ({ code }) => {
    if (SCROLL_KEYS.has(code)) cancelScroll();
  });
}

/**
 * Lets Gatsby restore saved positions on back and forward. After a push, `scrollAfterPush` scrolls. The
 * browser handles the first page and jumps within a page, before the site's scripts run.
 */
export const mayGatsbyScroll: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  prevRouterProps,
  routerProps,
}) =>
  prevRouterProps !== undefined &&
  prevRouterProps.location.pathname !== routerProps.location.pathname &&
  !isPush(routerProps.location);

/** Scrolls a pushed page to its top, then to its hash target. */
export function scrollAfterPush({ location, prevLocation }: RouteUpdateArgs): void {
  cancelScroll();
  if (!isPush(location)) return;
  if (location.hash === "" || location.pathname !== prevLocation?.pathname) {
    timers.push(window.setTimeout(() => window.scrollTo(0, 0), TOP_DELAY));
  }
  if (location.hash !== "") {
    timers.push(window.setTimeout(() => scrollToHash(location.hash), HASH_DELAY));
  }
}
