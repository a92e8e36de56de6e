import type { ReactNode } from "react";

/** `error` and `plain` toasts stay 4 s, `success` 2 s, `loading` until dismissed. */
export type ToastKind = "error" | "plain" | "success" | "loading";

/**
 * Shows a toast. Its code is loaded with the first one. Where that fails nothing is shown, so the page
 * must give important messages in its own text too.
 *
 * @param message Text, which may contain a link.
 */
export function notify(kind: ToastKind, message: ReactNode): void {
  import("./toaster").then(
    ({ showToast }) => showToast(kind, message),
    () => undefined,
  );
}
