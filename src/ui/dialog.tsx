import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import { afterPaint } from "../lib/after-paint";
import { besidePage } from "../lib/beside-page";
import * as styles from "./dialog.module.css";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Gatsby's root: all of the page but what is portalled beside it. */
const pageRoot = () => document.getElementById("___gatsby");

/** The dialogs that are open; the last is on top. One may open another, as the consent banner does. */
const openDialogs: HTMLElement[] = [];

/** While a dialog is open, all of the page behind the top one is inert, and does not scroll. */
function settlePage() {
  document.documentElement.classList.toggle(styles.locked ?? "locked", openDialogs.length > 0);
  pageRoot()?.toggleAttribute("inert", openDialogs.length > 0);
  for (const dialog of openDialogs) dialog.toggleAttribute("inert", dialog !== openDialogs.at(-1));
}

/** Gives focus back to what opened a dialog, unless it has gone elsewhere meanwhile. */
function returnFocus(opener: Element | null) {
  const isLost = document.activeElement === document.body;
  if (isLost && opener instanceof HTMLElement) opener.focus();
}

/** Keeps a visitor in a dialog while it is open; focus goes back afterwards. */
function useModality(dialog: RefObject<HTMLDivElement>, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // Before it is painted: Escape pressed as soon as the dialog is seen has to reach it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const opener = document.activeElement;
    openDialogs.push(element);
    element.focus();
    // It is a style and a paint of all of the page, half of what a cheap phone takes to open a dialog
    // or to close it.
    afterPaint(settlePage);
    const onKeyDown = (event: KeyboardEvent) => {
      // Escape may also end the composing of a character.
      const isForThis = openDialogs.at(-1) === element && !event.isComposing;
      if (event.key === "Escape" && isForThis) close.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      openDialogs.splice(openDialogs.indexOf(element), 1);
      afterPaint(() => {
        settlePage();
        returnFocus(opener);
      });
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
  // A drag that starts in the dialog, such as a text selection, also ends in a click on the backdrop.
  const isBackdropPress = useRef(false);
  return createPortal(
    <div
      className={styles.backdrop}
      data-above-banner
      role="presentation"
      onPointerDown={({ target, currentTarget }) => {
        isBackdropPress.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (isBackdropPress.current && target === currentTarget) onClose();
      }}
    >
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
    besidePage(),
  );
}
