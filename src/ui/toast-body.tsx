import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { useHeld } from "../lib/use-held";
import * as styles from "./toaster.module.css";

interface ToastBodyProps {
  readonly message: ReactNode;
  /** Milliseconds on screen; null is until dismissed. */
  readonly duration: number | null;
  /** Ends the toast when it is aborted; it may be before the toast is on screen. */
  readonly until: AbortSignal | undefined;
  /** Whether the window has lost focus: nobody is reading then. */
  readonly isPaused: boolean;
  readonly onClose: () => void;
}

/** The toast's element, which is the package's own. */
const toastOf = (body: HTMLElement | null) => body?.parentElement ?? null;

/** Gives focus back to where it came from when a toast that has it is dismissed. */
function useFocusReturn(toast: RefObject<HTMLElement | null>) {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    const element = toast.current;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      const isFromOutside = relatedTarget instanceof Node && !element?.contains(relatedTarget);
      if (isFromOutside && relatedTarget instanceof Element) origin.current = relatedTarget;
    };
    element?.addEventListener("focusin", onFocusIn);
    return () => element?.removeEventListener("focusin", onFocusIn);
  }, [toast]);
  return () => {
    const isInside = toast.current?.contains(document.activeElement) ?? false;
    if (isInside && origin.current instanceof HTMLElement) origin.current.focus();
  };
}

/** Escape in a toast dismisses it, and not the dialog under it. */
function useEscape(toast: RefObject<HTMLElement | null>, onEscape: RefObject<() => void>) {
  useEffect(() => {
    const element = toast.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      onEscape.current?.();
    };
    element?.addEventListener("keydown", onKeyDown);
    return () => element?.removeEventListener("keydown", onKeyDown);
  }, [toast, onEscape]);
}

/** Dismisses a toast when its signal is aborted. */
function useEnd(until: AbortSignal | undefined, onEnd: RefObject<() => void>) {
  useEffect(() => {
    const end = () => onEnd.current?.();
    if (until?.aborted === true) end();
    until?.addEventListener("abort", end);
    return () => until?.removeEventListener("abort", end);
  }, [until, onEnd]);
}

/**
 * What a toast says, and its end. The clock is ours: the package closes a toast when the animation
 * of its progress bar ends, which the rule for reduced motion would make a millisecond. A toast
 * that the pointer or focus is at stays, and has its whole time again afterwards.
 */
export function ToastBody({ message, duration, until, isPaused, onClose }: ToastBodyProps) {
  const toast = useRef<HTMLElement | null>(null);
  const returnFocus = useFocusReturn(toast);
  const isHeld = useHeld(toast) || isPaused;
  const dismiss = () => {
    returnFocus();
    onClose();
  };
  const latestDismiss = useRef(dismiss);
  useEffect(() => {
    latestDismiss.current = dismiss;
  });
  useEscape(toast, latestDismiss);
  useEnd(until, latestDismiss);
  useEffect(() => {
    if (isHeld || duration === null) return undefined;
    const timer = setTimeout(() => latestDismiss.current(), duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration]);
  return (
    <>
      <p ref={(body) => void (toast.current = toastOf(body))} className={styles.message}>
        {message}
      </p>
      <button type="button" className={styles.close} aria-label="Close" onClick={dismiss}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" />
        </svg>
      </button>
    </>
  );
}
