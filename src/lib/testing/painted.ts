import { afterPaint } from "../after-paint";

/** Waits until what was put off to after the next frame has been done. */
export async function painted(): Promise<void> {
  await new Promise<void>((resolve) => afterPaint(resolve));
}
