import { openLeadFrom, preloadLeadFor } from "../features/lead";
import { followLinks } from "../lib/site-links";

/** Shows the definitions of terms, where the text links to any. Without them the links still lead there. */
async function addTermTips(part: HTMLElement, signal: AbortSignal): Promise<void> {
  if (part.querySelector("a[aria-describedby]") === null) return;
  const tips = await import("./term-tips").catch(() => null);
  if (!signal.aborted) tips?.showTermTips(part, signal);
}

/**
 * Gives the links and buttons of a part of a text what components would give them.
 *
 * @returns What ends it.
 */
export function bringToLife(part: HTMLElement): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  part.addEventListener("submit", openLeadFrom, { signal });
  part.addEventListener("pointerover", preloadLeadFor, { signal });
  part.addEventListener("focusin", preloadLeadFor, { signal });
  void addTermTips(part, signal);
  const stopLinks = followLinks(part);
  return () => {
    stopped.abort();
    stopLinks();
  };
}
