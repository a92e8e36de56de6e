import { prefetchPathname } from "gatsby";

/** Links to pages of the site. Files have a dot in their address. */
const PAGE_LINKS = 'a[href^="/"]:not([href*="."], [href^="//"])';

/**
 * Prefetches the pages of a container's links when they come into view, as Gatsby does for its own links
 * and in the same batches.
 *
 * @returns Stops watching.
 */
export function prefetchLinks(container: HTMLElement): () => void {
  if (!("IntersectionObserver" in window)) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      prefetchPathname(target.pathname);
    }
  });
  for (const link of container.querySelectorAll(PAGE_LINKS)) observer.observe(link);
  return () => observer.disconnect();
}
