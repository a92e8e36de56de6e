import type { GatsbyBrowser, RouteUpdateArgs } from "gatsby";
import { isReturning } from "./slow-navigation";

/** From a push to the scroll to the top, in ms (specification section 9). */
const TOP_DELAY = 500;
/** From a push to the scroll to its hash target, in ms (specification section 9). */
const HASH_DELAY = 1000;

/** Keys by which a visitor moves through a page. */
const SCROLL_KEYS = new Set("ArrowDown ArrowUp PageDown PageUp Home End Tab Space".split(" "));

let timers: number[] = [];

function cancelScroll(): void {
  timers.forEach((timer) => window.clearTimeout(timer));
  timers = [];
}

/** Gatsby notes on a location whether it was pushed; what it types is a plain one. */
const isPush = (location: Location) => "action" in location && location.action === "PUSH";

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Scrolls to a hash target and moves the keyboard there, as a browser does at a jump of its own. */
function scrollToHash(hash: string): void {
  const target = document.getElementById(decoded(hash));
  if (target === null) return;
  if (!target.matches("a, button, input, select, textarea, summary, [tabindex]")) {
    target.tabIndex = -1;
  }
  target.focus({ preventScroll: true });
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  target.scrollIntoView({ behavior: isCalm ? "instant" : "smooth" });
}

/** From here on a scroll by the visitor ends the one that is pending. */
export function watchVisitorScroll(): void {
  const options = { passive: true } as const;
  window.addEventListener("wheel", cancelScroll, options);
  window.addEventListener("touchmove", cancelScroll, options);
  window.addEventListener("keydown", ({ code }) => {
    if (SCROLL_KEYS.has(code)) cancelScroll();
  });
}

/**
 * Keeps Gatsby's saved positions right: while the page of a return is loading, the browser already
 * restores its position, and Gatsby would save that for the page that is still shown.
 */
export function guardSavedPositions(): void {
  const guard = (event: Event) => {
    if (isReturning()) event.stopImmediatePropagation();
  };
  window.addEventListener("scroll", guard, { capture: true });
}

/**
 * Gatsby restores saved positions. A push is ours (`scrollAfterPush`). The first page and jumps
 * within one are the browser's, which has restored or jumped when the site's scripts come.
 */
export const mayGatsbyScroll: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  prevRouterProps,
  routerProps,
}) =>
  prevRouterProps !== undefined &&
  prevRouterProps.location.pathname !== routerProps.location.pathname &&
  !isPush(routerProps.location);

/** A page that was pushed is shown from its top, then from its hash target. */
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
