/** What shows that somebody is there; the late loader starts the page's scripts by the same. */
export const SIGNS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "scroll",
] as const;

/** Whether the visitor has pressed or typed something since the page was opened. */
const hasActed = () => "userActivation" in navigator && navigator.userActivation.hasBeenActive;

/**
 * Calls back once the visitor does something: at once where they have already pressed or typed. What
 * nobody has come to use is not loaded.
 */
export function atFirstSign(callback: () => void): void {
  if (hasActed()) {
    callback();
    return;
  }
  const waiting = new AbortController();
  const options = { capture: true, passive: true, signal: waiting.signal };
  const onSign = () => {
    waiting.abort();
    callback();
  };
  for (const sign of SIGNS) window.addEventListener(sign, onSign, options);
}
