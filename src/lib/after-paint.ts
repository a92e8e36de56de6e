/** Calls back in the task after the next frame: for what no visitor has to wait for. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
