import { useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import {
  cssTransition,
  toast,
  ToastContainer,
  type ToastContentProps,
} from "react-toastify/unstyled";
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

interface MessageProps extends Pick<ToastContentProps, "closeToast" | "isPaused"> {
  readonly text: string;
  readonly duration: number | false;
}

/**
 * A toast's text, which ends the toast when its time is over. The package leaves that to the
 * animation of its progress bar, which this site doesn't show and reduced motion would cut short.
 */
function Message({ text, duration, closeToast, isPaused }: MessageProps) {
  useEffect(() => {
    if (duration === false || isPaused) return undefined;
    const timer = setTimeout(closeToast, duration);
    return () => clearTimeout(timer);
  }, [duration, isPaused, closeToast]);
  return text;
}

/** Shows a toast as plain text. */
export function showToast(kind: ToastKind, message: string): void {
  mount();
  const duration = durations[kind];
  toast((props) => <Message {...props} text={message} duration={duration} />, {
    type: kind === "plain" || kind === "loading" ? "default" : kind,
    autoClose: duration,
    role: kind === "error" ? "alert" : "status",
    className: styles[kind] ?? "",
  });
}
