import { useEffect, useRef, useState } from "react";
import type { Figures, Keeper, Kept } from "./keeper";

/** Milliseconds without a change after which it is kept and announced, so that half a number is not. */
const PAUSE = 600;

/**
 * Keeps figures once the visitor pauses.
 *
 * @param hasChanged Whether there is something to keep.
 * @returns Whether the visitor has paused since the last change, and a function that keeps it at once.
 */
export function useKeeping<State>(
  keeper: Keeper<State> | null,
  { figures, origin }: Kept<State>,
  hasChanged: boolean,
  onPause: () => void,
) {
  // Compared with the present figures: a flag that an effect resets would announce the first key's result.
  const [settled, setSettled] = useState<Figures<State> | null>(null);
  const keep = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (!hasChanged) {
      keep.current = () => undefined;
      return undefined;
    }
    const save = keeper?.prepare({ figures, origin }) ?? keep.current;
    keep.current = save;
    const timer = window.setTimeout(() => {
      setSettled(figures);
      onPause();
      save();
    }, PAUSE);
    // A tab that is closed before the pause keeps what was typed.
    window.addEventListener("pagehide", save);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("pagehide", save);
    };
  }, [keeper, figures, origin, hasChanged, onPause]);
  return { isSettled: hasChanged && settled === figures, keep };
}
