/**
 * Calls back in the browser's next idle moment. Safari has no idle callback and gets a timer.
 *
 * @param timeout The longest wait in ms.
 */
export function whenIdle(callback: () => void, timeout?: number): void {
  if ("requestIdleCallback" in window) {
    requestIdleCallback(callback, timeout === undefined ? {} : { timeout });
  } else setTimeout(callback, timeout ?? 50);
}
