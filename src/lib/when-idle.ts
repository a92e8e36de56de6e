/**
 * Calls back in the browser's next idle moment.
 *
 * @param patience The most that is waited for one, in ms; also the wait where the browser tells of
 * none. Without it there is no limit, and the wait there is short.
 */
export function whenIdle(callback: () => void, patience?: number): void {
  if ("requestIdleCallback" in window) {
    requestIdleCallback(callback, patience === undefined ? {} : { timeout: patience });
  } else setTimeout(callback, patience ?? 50);
}
