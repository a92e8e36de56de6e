/** Events that show that a visitor is there. The inline loader starts the page's scripts on the same. */
export const INTERACTION_EVENTS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "scroll",
] as const;

/** Calls back once the visitor interacts with the page; at once if they have pressed or typed. */
export function onFirstInteraction(callback: () => void): void {
  if ("userActivation" in navigator && navigator.userActivation.hasBeenActive) {
    callback();
    return;
  }
  const waiting = new AbortController();
  const options = { capture: true, passive: true, signal: waiting.signal };
  const onEvent = () => {
    waiting.abort();
    callback();
  };
  for (const type of INTERACTION_EVENTS) window.addEventListener(type, onEvent, options);
}
