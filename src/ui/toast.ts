import type { ReactNode } from "react";

/** What a toast tells: `error` and `plain` stay 4 s, `success` 2 s, `loading` until dismissed. */
export type ToastKind = "error" | "plain" | "success" | "loading";

/**
 * Shows a toast. Its code is loaded with the first; where that fails, the page has to say it in its
 * own words too, as the lead form does.
 *
 * @param message Text, which may contain a link.
 * @param until Takes the toast away when it is aborted, such as `loading` once all is there.
 */
export function notify(kind: ToastKind, message: ReactNode, until?: AbortSignal): void {
  import("./toaster").then(
    ({ showToast }) => showToast(kind, message, until),
    () => undefined,
  );
}
