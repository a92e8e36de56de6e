import { afterPaint } from "../after-paint";

/** Waits for callbacks of `afterPaint`. */
export async function painted(): Promise<void> {
  await new Promise<void>((resolve) => afterPaint(resolve));
}
