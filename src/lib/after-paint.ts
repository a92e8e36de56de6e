/** Calls back in the task after the next frame, for work that should not delay that frame. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
