import type { ReactNode } from "react";
import { loadOnce } from "../lib/load-once";
import type { ToastKind } from "./toaster";

/** Loads the code of toasts. */
export const loadToaster = loadOnce(() => import("./toaster"));

/**
 * Loads the code of toasts ahead. A form calls it when a visitor begins to use it: its toasts then also
 * work offline and after a new deployment has removed the code.
 */
export function prepareToasts(): void {
  void loadToaster().catch(() => undefined);
}

/**
 * Shows a toast. Where its code can't be loaded nothing is shown, so the page
 * must give important messages in its own text too.
 *
 * @param message Text, which may contain a link.
 */
export function notify(kind: ToastKind, message: ReactNode): void {
  loadToaster().then(
    ({ showToast }) => showToast(kind, message),
    () => undefined,
  );
}
