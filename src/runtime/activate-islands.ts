import { createElement, startTransition, useEffect, type PropsWithChildren } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { ErrorBoundary } from "react-error-boundary";
import { hydrate } from "./hydrate-root";
import { afterPaint } from "../lib/after-paint";
import { onFirstInteraction } from "../lib/on-first-interaction";
import { required } from "../lib/required";
import { hasToolFigures } from "../lib/tool-figures";
import { whenNear } from "../lib/use-near";
import { islands, isIslandName, type IslandName, type IslandView } from "./islands";

const active = new WeakSet<Element>();

interface Island {
  readonly name: IslandName;
  readonly load: () => Promise<IslandView>;
}

/** Calls `onReady` once its children answer the visitor. */
function Ready({ onReady, children }: PropsWithChildren<{ readonly onReady: () => void }>) {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Hydrates the prerendered HTML, or renders where there is none. It is cut into slices between which the
 * browser answers the visitor, unless a press waits for it. If the view fails, the prerendered HTML comes
 * back, and `data-failed` shows the notice after the island.
 */
function mount(
  element: HTMLElement,
  View: IslandView,
  isPressed: boolean,
  onReady: () => void,
): Root {
  const served = element.cloneNode(true).childNodes;
  const onError = () => {
    element.replaceChildren(...served);
    element.dataset.failed = "";
  };
  const island = createElement(View, { json: element.dataset.props ?? "" });
  const guarded = createElement(ErrorBoundary, { fallback: null, onError }, island);
  const view = createElement(Ready, { onReady }, guarded);
  const root = element.hasChildNodes() ? null : createRoot(element);
  const render = () => {
    if (root === null) return hydrate(element, view);
    root.render(view);
    return root;
  };
  if (isPressed) return flushSync(render);
  let mounted: Root | null = root;
  startTransition(() => {
    mounted = render();
  });
  return required(mounted, "The root of an island");
}

/**
 * Calls `start` when a view is wanted: its element is focused, changed, pointed at, or near the screen. A
 * tool on its page waits until it is touched, but its code loads at the first interaction.
 */
function wakeOn(
  element: HTMLElement,
  { name, load }: Island,
  start: () => void,
  signal: AbortSignal,
) {
  const options = { capture: true, signal };
  element.addEventListener("focusin", start, options);
  // Safari doesn't focus a slider that a finger moves.
  element.addEventListener("input", start, options);
  element.addEventListener(
    "pointerover",
    ({ pointerType }) => {
      // A finger may only scroll past.
      if (pointerType === "mouse") start();
    },
    options,
  );
  const wakesTouched = element.dataset.wakes === "touched" && !hasToolFigures(name);
  // It may have been touched before this ran.
  const isTouched = wakesTouched && element.matches(":hover, :focus-within");
  if (!element.hasChildNodes() || isTouched) {
    start();
  } else if (wakesTouched) {
    onFirstInteraction(() => void load().catch(() => undefined));
    const onHash = () => hasToolFigures(name) && start();
    window.addEventListener("hashchange", onHash, options);
  } else {
    const stopWatching = whenNear(element, start);
    signal.addEventListener("abort", stopWatching);
  }
}

/**
 * Loads an island's view when its element comes near the screen, is focused or pressed; at once where
 * nothing is prerendered. A press that comes before the view is hydrated is repeated then: React's own way
 * to hydrate for a press finds no root inside another one. If loading fails, a form is sent as it would be
 * without scripts, and the next press tries again.
 *
 * A tool on its page is hydrated when the visitor points at it, focuses or presses it: it is in the first
 * screen, and hydrating it would delay everything else. It is hydrated at once for figures of the visitor.
 *
 * @returns Removes the view.
 */
export function activateIsland(element: HTMLElement): () => void {
  const { island: name } = element.dataset;
  if (!isIslandName(name) || active.has(element)) return () => undefined;
  active.add(element);
  const load = islands[name];
  const untilLoaded = new AbortController();
  const untilHydrated = new AbortController();
  let root: Root | null = null;
  let pressed: HTMLButtonElement | null = null;
  // By then the view has also rendered what its effects took over, such as what was typed.
  const onReady = () =>
    afterPaint(() => {
      untilHydrated.abort();
      pressed?.click();
    });
  const onLoad = (View: IslandView) => {
    if (untilLoaded.signal.aborted) return;
    untilLoaded.abort();
    root = mount(element, View, pressed !== null, onReady);
  };
  const onFailure = () => {
    const form = pressed?.type === "submit" ? pressed.form : null;
    pressed = null;
    if (form?.hasAttribute("action") === true) form.submit();
  };
  const start = () => void load().then(onLoad, onFailure);
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element && element.contains(event.target))) return;
    const button = event.target.closest("button");
    if (button !== null) {
      pressed = button;
      event.preventDefault();
      event.stopPropagation();
    }
    start();
  };
  // On the window: React's listener on the page's root keeps a press from a view that is being hydrated.
  window.addEventListener("click", onClick, { capture: true, signal: untilHydrated.signal });
  wakeOn(element, { name, load }, start, untilLoaded.signal);
  return () => {
    untilLoaded.abort();
    untilHydrated.abort();
    active.delete(element);
    // React refuses to unmount a root while it renders another one.
    setTimeout(() => root?.unmount());
  };
}

/** Activates every island in prerendered HTML that React left alone. @returns Removes their views. */
export function activateIslands(container: HTMLElement): () => void {
  const stops = [...container.querySelectorAll<HTMLElement>("[data-island]")].map(activateIsland);
  return () => stops.forEach((stop) => stop());
}
