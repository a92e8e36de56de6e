import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { cssTransition, toast, ToastContainer } from "react-toastify/unstyled";
import * as styles from "./toaster.module.css";

/** `error` and `plain` toasts stay 4 s, `success` 2 s, `loading` until dismissed. */
export type ToastKind = "error" | "plain" | "success" | "loading";

const MOST_SHOWN = 20;

/** Milliseconds on screen; false is until dismissed. */
const durations = { error: 4000, plain: 4000, success: 2000, loading: false } as const;

/** Milliseconds from the live region to its first toast. Screen readers announce only later changes. */
const REGION_FIRST = 100;

const transition = cssTransition({
  enter: styles.enter ?? "",
  exit: styles.exit ?? "",
  collapse: false,
});

let root: HTMLElement | null = null;
let focusOrigin: HTMLElement | null = null;

function onFocusIn({ relatedTarget }: FocusEvent): void {
  const isOutside = relatedTarget instanceof HTMLElement && root?.contains(relatedTarget) === false;
  if (isOutside) focusOrigin = relatedTarget;
}

/** Escape dismisses the toast that has focus, and not the dialog below. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== "Escape" || !(event.target instanceof Element)) return;
  event.stopPropagation();
  toast.dismiss(event.target.closest("[data-in]")?.id);
}

/** Called when a toast closes: focus goes back to where it came from, and the others go on. */
function onClose(): void {
  if (root?.contains(document.activeElement) === true) focusOrigin?.focus();
  // Alt+T, the package's key for reaching toasts, pauses all of them.
  toast.play();
}

/** Renders the container beside the page, where an open dialog doesn't make it inert. */
function mount(): void {
  root = document.body.appendChild(document.createElement("div"));
  root.addEventListener("focusin", onFocusIn);
  root.addEventListener("keydown", onKeyDown);
  createRoot(root).render(
    <ToastContainer
      limit={MOST_SHOWN}
      transition={transition}
      className={styles.container ?? ""}
      progressClassName={styles.progress ?? ""}
      hideProgressBar
      pauseOnHover={false}
      draggable={false}
      icon={false}
    />,
  );
}

/** Shows a toast. HTML in a message stays text. */
export function showToast(kind: ToastKind, message: ReactNode): void {
  const isFirst = root === null;
  if (isFirst) mount();
  toast(<div className={styles.message}>{message}</div>, {
    type: kind === "error" || kind === "success" ? kind : "default",
    role: kind === "error" ? "alert" : "status",
    className: styles.toast ?? "",
    autoClose: durations[kind],
    onClose,
    ...(isFirst && { delay: REGION_FIRST }),
  });
}
