import { openLeadFrom, preloadLeadFor } from "../features/lead";
import { activateIslands } from "./activate-islands";
import { prefetchLinks } from "./prefetch-links";
import { runWalkThroughs } from "./run-walk-throughs";

/** Shows definitions of glossary terms. Without them the links still work. */
async function addTermTips(container: HTMLElement, signal: AbortSignal): Promise<void> {
  if (container.querySelector("a[aria-describedby]") === null) return;
  const tips = await import("../sections/term-tips").catch(() => null);
  if (!signal.aborted) tips?.showTermTips(container, signal);
}

/**
 * Adds behaviour to content whose HTML came from the server, where no React component handles events:
 * buttons that open the lead form, definitions of terms, walk-throughs, islands, and
 * links whose pages are prefetched.
 *
 * @returns A function that removes the behaviour.
 */
export function activateContent(container: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  container.addEventListener("submit", openLeadFrom, { signal });
  container.addEventListener("pointerover", preloadLeadFor, { signal });
  container.addEventListener("focusin", preloadLeadFor, { signal });
  void addTermTips(container, signal);
  runWalkThroughs(container, signal);
  const stopIslands = activateIslands(container);
  const stopPrefetching = prefetchLinks(container);
  return () => {
    controller.abort();
    stopIslands();
    stopPrefetching();
  };
}
