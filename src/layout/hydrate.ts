import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { HYDRATED_EVENT } from "./late-loader";

/** The style sheet that the late loader adds; React shows what the page's own part has no rules for. */
function lateSheet(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]');
}

/** Calls back once the whole style sheet is there, or can't be had. */
function afterStyles(callback: () => void): void {
  const link = lateSheet();
  if (link === null || link.sheet !== null) return callback();
  link.addEventListener("load", callback, { once: true });
  link.addEventListener("error", callback, { once: true });
}

/**
 * Takes over the prerendered page. As a transition, hydration is cut into slices between which the
 * browser answers the visitor; React's default is one task of the whole page
 * (https://react.dev/reference/react/startTransition).
 */
export function hydrateInSlices(element: ReactNode, container: Element): void {
  if (!container.hasChildNodes()) {
    createRoot(container).render(element);
    return;
  }
  afterStyles(() => startTransition(() => void hydrateRoot(container, element)));
}

/**
 * Tells the late loader that the page answers, so that a held press is replayed: after what the first
 * route has set, such as a remembered region, is rendered.
 */
export function tellHydrated(): void {
  setTimeout(() => document.dispatchEvent(new Event(HYDRATED_EVENT)));
}
