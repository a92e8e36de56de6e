import { navigate, prefetchPathname } from "gatsby";
import { openLeadFrom, preloadLeadFor } from "../features/lead";
import { isRecord } from "../lib/json";

/** The link to a page of the site that an event is about. */
function siteLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
}

/** A link that a definition describes. */
const TERM = "[aria-describedby]";

/** Shows the definitions of terms, where the text links to any. Without them the links still lead there. */
async function addTermTips(part: HTMLElement, signal: AbortSignal): Promise<void> {
  if (part.querySelector(`a${TERM}`) === null) return;
  const tips = await import("./term-tips").catch(() => null);
  if (!signal.aborted) tips?.showTermTips(part, signal);
}

/** Whether a press asks for more than to go there: a new tab, a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Goes to a page as Gatsby's <Link> does. */
function follow(event: MouseEvent): void {
  const link = siteLink(event);
  const href = link?.getAttribute("href");
  if (link === null || href == null || event.defaultPrevented || !isPlain(event)) return;
  if (link.target !== "" || link.origin !== window.location.origin) return;
  event.preventDefault();
  navigate(href, { replace: encodeURI(href) === window.location.pathname });
}

/** Loads a page that a pointer is over, as Gatsby's <Link> does. */
function hover(event: Event): void {
  const link = siteLink(event);
  const loader: unknown = Reflect.get(window, "___loader");
  if (link === null || !isRecord(loader) || typeof loader.hovering !== "function") return;
  Reflect.apply(loader.hovering, loader, [link.pathname]);
}

/** Asks for the pages of links that come into view, as Gatsby's <Link> does. */
function prefetchInView(part: Element): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      prefetchPathname(target.pathname);
    }
  });
  // A text may name many terms, and few are looked up.
  for (const link of part.querySelectorAll(`a[href^="/"]:not(${TERM})`)) observer.observe(link);
  return () => observer.disconnect();
}

/**
 * Gives the links and buttons of a part of a text what components would give them.
 *
 * @returns What ends it.
 */
export function bringToLife(part: HTMLElement): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  part.addEventListener("click", follow, { signal });
  part.addEventListener("pointerover", hover, { signal });
  part.addEventListener("submit", openLeadFrom, { signal });
  part.addEventListener("pointerover", preloadLeadFor, { signal });
  part.addEventListener("focusin", preloadLeadFor, { signal });
  void addTermTips(part, signal);
  const stopPrefetching = prefetchInView(part);
  return () => {
    stopped.abort();
    stopPrefetching();
  };
}
