/** `error` and `plain` toasts stay 4 s, `success` 2 s, `loading` until dismissed. */
export type ToastKind = "error" | "plain" | "success" | "loading";

/** A link after the text of a toast. */
export interface ToastLink {
  readonly href: string;
  readonly label: string;
}

/**
 * Shows a toast. Its code is loaded with the first one. Where that fails nothing is shown, so the page
 * must give important messages in its own text too.
 */
export function notify(kind: ToastKind, message: string, link?: ToastLink): void {
  import("./toaster").then(
    ({ showToast }) => showToast(kind, message, link),
    () => undefined,
  );
}
