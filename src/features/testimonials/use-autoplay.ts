import { useEffect, useState } from "react";
import { useReducedMotion } from "../../lib/use-reduced-motion";

interface AutoplayOptions {
  /** Milliseconds that a slide stays. */
  readonly interval: number;
  /** The slide shown; a new one, also one that the visitor chose, stays its full time. */
  readonly current: number;
  /** Holds for a while: no slider yet, or the visitor is at it. */
  readonly isHeld: boolean;
  readonly onNext: () => void;
}

/**
 * Moves a slider on. Not slick's own autoplay: that takes 50 ms longer than told and listens to the
 * focus of slides alone, of every slider in the page.
 *
 * @returns Whether it plays, by the visitor's choice or, before one, unless less motion is asked
 *   for; whether it moves just now; and the switch.
 */
export function useAutoplay({ interval, current, isHeld, onNext }: AutoplayOptions) {
  const prefersStill = useReducedMotion();
  const [choice, setChoice] = useState<boolean | null>(null);
  const isPlaying = choice ?? !prefersStill;
  const isMoving = isPlaying && !isHeld;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(onNext, interval);
    return () => clearTimeout(timer);
  }, [isMoving, interval, current, onNext]);
  return { isPlaying, isMoving, toggle: () => setChoice(!isPlaying) };
}
