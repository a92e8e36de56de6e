import { startTransition, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { hydrate } from "./hydrate-root";
import { isRecord, recordOf } from "../lib/json";
import { HYDRATED_EVENT } from "./late-loader";

const ERROR_PAGE = "/500.html";

/** Calls back once the whole style sheet has loaded, or failed to. */
function afterStyles(callback: () => void): void {
  // Extensions add style sheets of their own, which the page's policy may block.
  const { href } = document.querySelector<HTMLElement>("style[data-href]")?.dataset ?? {};
  const links = document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]');
  const link = [...links].find((own) => own.getAttribute("href") === href) ?? null;
  if (link === null || link.sheet !== null) return callback();
  link.addEventListener("load", callback, { once: true });
  link.addEventListener("error", callback, { once: true });
}

/**
 * Whether Gatsby would replace the prerendered page with the error page: the request for its page data
 * answered 500, and Gatsby loaded the data of /500.html instead.
 */
function isReplacedByError(): boolean {
  const loader: unknown = Reflect.get(window, "___loader");
  if (!isRecord(loader) || typeof loader.loadPageSync !== "function") return false;
  const { pathname, search } = window.location;
  const resources: unknown = Reflect.apply(loader.loadPageSync, loader, [pathname + search]);
  const { path } = recordOf(recordOf(resources).page);
  return path === ERROR_PAGE && Reflect.get(window, "pagePath") !== ERROR_PAGE;
}

/**
 * Hydrates the prerendered page. As a transition, hydration is cut into slices between which the
 * browser answers the visitor; React's default is one task for the whole page
 * (https://react.dev/reference/react/startTransition). In `gatsby develop` there is nothing to hydrate.
 *
 * @throws {Error} If the page's data is missing. The page then stays as it is, and the late loader
 * makes its forms say how to reach the company.
 */
export function hydrateInSlices(element: ReactNode, container: Element): void {
  if (isReplacedByError()) throw new Error("The data of this page could not be loaded.");
  if (!container.hasChildNodes()) createRoot(container).render(element);
  else afterStyles(() => startTransition(() => void hydrate(container, element)));
}

/** Lets the late loader replay the clicks that came before hydration. */
export function announceHydration(): void {
  // In a task of its own: by then the first route's state, such as a stored region, has rendered.
  setTimeout(() => document.dispatchEvent(new Event(HYDRATED_EVENT)));
}
