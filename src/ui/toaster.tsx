import { createRoot, type Root } from "react-dom/client";
import { cssTransition, toast, ToastContainer } from "react-toastify/unstyled";
import type { ToastKind } from "./toast";
import * as styles from "./toaster.module.css";

const MOST_SHOWN = 20;

/** Milliseconds on screen; false is until dismissed (specification section 9). */
const durations: Readonly<Record<ToastKind, number | false>> = {
  error: 4000,
  plain: 4000,
  success: 2000,
  loading: false,
};

const transition = cssTransition({ enter: styles.enter ?? "", exit: styles.exit ?? "" });

let root: Root | null = null;

/** Mounts the container beside the page's root, where an open dialog does not make it inert. */
function mount(): void {
  if (root !== null) return;
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  root.render(
    <ToastContainer
      limit={MOST_SHOWN}
      transition={transition}
      className={styles.container ?? ""}
      toastClassName={styles.toast ?? ""}
      hideProgressBar
      closeOnClick={false}
      icon={false}
    />,
  );
}

/** Shows a toast as plain text. */
export function showToast(kind: ToastKind, message: string): void {
  mount();
  toast(message, {
    type: kind === "plain" || kind === "loading" ? "default" : kind,
    autoClose: durations[kind],
    role: kind === "error" ? "alert" : "status",
    className: styles[kind] ?? "",
  });
}
