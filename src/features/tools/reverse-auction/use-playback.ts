import { useEffect, useRef, useState } from "react";

/** Where the visitor is in the auction. Times are simulated seconds after it opens. */
type Playback =
  | { readonly kind: "running"; readonly at: number; readonly speed: number }
  | { readonly kind: "paused"; readonly at: number }
  | { readonly kind: "finished" };

/** Milliseconds between two looks at the clock. */
const TICK = 100;

/** The longest time that counts between two looks: a hidden tab pauses the auction. */
const MOST = 1000;

/**
 * The clock of an auction. Prerendered, and first in the browser, the auction is finished.
 *
 * @param end When the auction closes, as far as is known.
 */
export function usePlayback(end: number) {
  const [playback, setPlayback] = useState<Playback>({ kind: "finished" });
  const exact = useRef(0);
  const speed = playback.kind === "running" ? playback.speed : null;
  useEffect(() => {
    if (speed === null) return undefined;
    let last = performance.now();
    const timer = window.setInterval(() => {
      const now = performance.now();
      exact.current += (Math.min(now - last, MOST) * speed) / 1000;
      last = now;
      const at = Math.floor(exact.current);
      setPlayback((shown) => {
        if (shown.kind !== "running") return shown;
        if (at >= end) return { kind: "finished" };
        return at === shown.at ? shown : { ...shown, at };
      });
    }, TICK);
    return () => window.clearInterval(timer);
  }, [speed, end]);
  const at = playback.kind === "finished" ? end : playback.at;
  const pauseAt = (moment: number) => {
    exact.current = moment;
    setPlayback(moment >= end ? { kind: "finished" } : { kind: "paused", at: moment });
  };
  return {
    playback,
    at,
    /** Runs on, by as many simulated seconds in a second; a finished auction starts again. */
    run: (next: number) => {
      if (playback.kind === "finished") exact.current = 0;
      setPlayback({ kind: "running", speed: next, at: Math.floor(exact.current) });
    },
    finish: () => setPlayback({ kind: "finished" }),
    pauseAt,
    restart: () => {
      exact.current = 0;
      setPlayback({ kind: "paused", at: 0 });
    },
  };
}

/** The clock of an auction, and what a visitor can do with it. */
export type PlaybackControls = ReturnType<typeof usePlayback>;
