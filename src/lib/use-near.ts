import { useCallback, useEffect, useState, type ComponentType, type RefObject } from "react";

/**
 * Calls `onNear` once, when an element is within 300 px of the screen. Code for parts that a visitor
 * never scrolls to is never loaded.
 *
 * @param stay Milliseconds that the element must have been near, so that scrolling past loads nothing.
 * @returns Stops watching.
 */
export function whenNear(element: Element, onNear: () => void, stay = 0): () => void {
  if (!("IntersectionObserver" in window)) {
    onNear();
    return () => undefined;
  }
  let timer: number | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      window.clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting !== true) return;
      timer = window.setTimeout(() => {
        observer.disconnect();
        onNear();
      }, stay);
    },
    { rootMargin: "300px" },
  );
  observer.observe(element);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
  };
}

/** `whenNear` for a component's element. Give it the same `onNear` on every render. */
export function useNear(ref: RefObject<Element | null>, onNear: () => void, stay = 0): void {
  useEffect(
    () => (ref.current === null ? undefined : whenNear(ref.current, onNear, stay)),
    [ref, onNear, stay],
  );
}

/**
 * Loads a component when an element comes near the screen.
 *
 * @param load Made with `loadOnce`.
 * @param stay Milliseconds that the element must stay near.
 * @returns The component; null until it is loaded and where it can't be.
 */
export function useViewWhenNear<Props>(
  ref: RefObject<Element | null>,
  load: () => Promise<ComponentType<Props>>,
  stay = 0,
): ComponentType<Props> | null {
  const [View, setView] = useState<ComponentType<Props> | null>(null);
  const onNear = useCallback(() => {
    load().then(
      (loaded) => setView(() => loaded),
      () => undefined,
    );
  }, [load]);
  useNear(ref, onNear, stay);
  return View;
}
