import { useCallback, useState, type ComponentType, type RefObject } from "react";
import { useNear } from "./use-near";

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
