import { navigate, prefetchPathname } from "gatsby";
import { isRecord } from "./json";

/** Leads to a page of the site. A link with a target, `_self` as well, is the browser's. */
const SITE_LINK = 'a[href^="/"]:not([href^="//"], [target])';

/** The link to a page of the site that an event is about. */
function siteLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(SITE_LINK) : null;
}

/** Whether a press asks for more than to go there: a new tab, a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Goes to a page as Gatsby's <Link> does. */
function follow(event: MouseEvent): void {
  const link = siteLink(event);
  const href = link?.getAttribute("href");
  if (link === null || href == null || event.defaultPrevented || !isPlain(event)) return;
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
function prefetchInView(part: HTMLElement): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      prefetchPathname(target.pathname);
    }
  });
  // A text may name many terms, which a definition describes, and few are looked up.
  const links = part.querySelectorAll(`${SITE_LINK}:not([aria-describedby])`);
  for (const link of links) observer.observe(link);
  return () => observer.disconnect();
}

/**
 * Gives the plain links of a part of the page what Gatsby's <Link> gives: they lead inside the site
 * by its navigation, and to pages that are there before they are pressed.
 *
 * @returns What ends it.
 */
export function followLinks(part: HTMLElement): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  part.addEventListener("click", follow, { signal });
  part.addEventListener("pointerover", hover, { signal });
  const stopPrefetching = prefetchInView(part);
  return () => {
    stopped.abort();
    stopPrefetching();
  };
}
