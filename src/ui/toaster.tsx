import { useEffect, useRef, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { toast, ToastContainer, type ToastTransitionProps } from "react-toastify/unstyled";
import type { ToastKind } from "./toast";
import { ToastBody } from "./toast-body";
import * as styles from "./toaster.module.css";

const MOST_SHOWN = 20;

/** Milliseconds between the live region and its first toast: what comes along with it isn't read. */
const REGION_FIRST = 100;

/** Milliseconds on screen; null is until dismissed (specification section 9). */
const durations: Readonly<Record<ToastKind, number | null>> = {
  error: 4000,
  plain: 4000,
  success: 2000,
  loading: null,
};

/**
 * A toast comes by an animation of its style and goes at once. The package's transitions wait for
 * the end of an animation, which a browser tab in the background never reaches.
 */
function Transition({ children, isIn, done, ...props }: ToastTransitionProps) {
  const play = useRef(() => props.playToast());
  useEffect(() => play.current(), []);
  useEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return <>{children}</>;
}

let root: Root | null = null;

/** Mounts the container beside the page's root, where an open dialog does not make it inert. */
function mount(): boolean {
  if (root !== null) return false;
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  root.render(
    <ToastContainer
      limit={MOST_SHOWN}
      transition={Transition}
      className={styles.container ?? ""}
      autoClose={false}
      closeButton={false}
      hideProgressBar
      closeOnClick={false}
      draggable={false}
      icon={false}
    />,
  );
  return true;
}

/** Shows a toast. Text in it is plain text. `until` takes it away when it is aborted, before its time too. */
export function showToast(kind: ToastKind, message: ReactNode, until?: AbortSignal): void {
  const isFirst = mount();
  toast(
    ({ closeToast, isPaused }) => (
      <ToastBody
        message={message}
        duration={durations[kind]}
        until={until}
        isPaused={isPaused}
        onClose={() => {
          closeToast();
          // Alt+T, the package's way to the toasts, has paused them all.
          toast.play();
        }}
      />
    ),
    {
      type: kind === "plain" || kind === "loading" ? "default" : kind,
      role: kind === "error" ? "alert" : "status",
      className: `${styles.toast} ${styles[kind]}`,
      ...(isFirst && { delay: REGION_FIRST }),
    },
  );
}
