import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { HYDRATED_EVENT } from "./late-loader";

/** Calls back once the whole style sheet has loaded, or failed to. */
function afterStyles(callback: () => void): void {
  const link = document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]');
  if (link === null || link.sheet !== null) return callback();
  link.addEventListener("load", callback, { once: true });
  link.addEventListener("error", callback, { once: true });
}

/**
 * Hydrates the prerendered page. As a transition, hydration is cut into slices between which the
 * browser answers the visitor; React's default is one task for the whole page
 * (https://react.dev/reference/react/startTransition). In `gatsby develop` there is nothing to hydrate.
 */
export function hydrateInSlices(element: ReactNode, container: Element): void {
  if (!container.hasChildNodes()) createRoot(container).render(element);
  else afterStyles(() => startTransition(() => void hydrateRoot(container, element)));
}

/** Lets the late loader replay the clicks that came before hydration. */
export function announceHydration(): void {
  // In a task of its own: by then the first route's state, such as a stored region, has rendered.
  setTimeout(() => document.dispatchEvent(new Event(HYDRATED_EVENT)));
}
