import { useEffect, useId, useRef, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import * as styles from "./dialog.module.css";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Gatsby's root: all of the page but what is portalled beside it. */
const pageRoot = () => document.getElementById("___gatsby");

/** While a dialog is open the page behind is inert and does not scroll; focus goes back afterwards. */
function useModality(dialog: RefObject<HTMLDivElement>, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const opener = document.activeElement;
    const root = pageRoot();
    root?.setAttribute("inert", "");
    document.documentElement.classList.add(styles.locked ?? "");
    dialog.current?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") close.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      root?.removeAttribute("inert");
      document.documentElement.classList.remove(styles.locked ?? "");
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [dialog]);
}

/**
 * A modal dialog (WAI-ARIA Authoring Practices, Dialog). Not `<dialog>`: its `showModal` makes all
 * else inert, and a toast or the consent banner above it has to stay readable and operable
 * (readings.md, Navigation). Here only the page behind is inert.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useModality(dialog, onClose);
  return createPortal(
    <div className={styles.backdrop}>
      <div
        ref={dialog}
        className={styles.dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} onClick={onClose}>
            Close
          </button>
        </div>
        {children}
      </div>
    </div>,
    document.body,
  );
}
