import type { ReactNode } from "react";
import { loadOnce } from "../lib/load-once";
import type { ToastKind } from "./toaster";

/** Loads the code of toasts. */
export const loadToaster = loadOnce(() => import("./toaster"));

/**
 * Loads the code of toasts early. A form calls it when a visitor starts to use it, so that its toasts also
 * work offline, and after a new deployment has removed the code.
 */
export function prepareToasts(): void {
  void loadToaster().catch(() => undefined);
}

/**
 * Shows a toast, or nothing if its code can't be loaded. So the page must show important messages in its
 * own text too.
 *
 * @param message Text, which may contain a link.
 */
export function notify(kind: ToastKind, message: ReactNode): void {
  loadToaster().then(
    ({ showToast }) => showToast(kind, message),
    () => undefined,
  );
}
