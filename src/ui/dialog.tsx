import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { createPortal } from "react-dom";
import { afterPaint } from "../lib/after-paint";
import { portalRoot } from "../lib/portal-root";
import * as styles from "./dialog.module.css";
import { Icon } from "./icon";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The open dialogs; the last one is on top. One may open another, as the consent banner does. */
const openDialogs: HTMLElement[] = [];

/** While a dialog is open, everything behind the top one is inert and the page doesn't scroll. */
function updatePage(): void {
  const isOpen = openDialogs.length > 0;
  const { documentElement: root, body } = document;
  const locked = styles.locked ?? "locked";
  if (root.classList.contains(locked) !== isOpen) {
    // Padding in place of the scroll bar keeps the page where it is.
    body.style.paddingInlineEnd = isOpen ? `${window.innerWidth - root.clientWidth}px` : "";
    root.classList.toggle(locked, isOpen);
  }
  document.getElementById("___gatsby")?.toggleAttribute("inert", isOpen);
  for (const dialog of openDialogs) dialog.toggleAttribute("inert", dialog !== openDialogs.at(-1));
}

/** Keeps focus in a dialog while it is open, closes it on Escape, and restores focus afterwards. */
function useModal(dialog: RefObject<HTMLDivElement>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // A layout effect, so that Escape works as soon as the dialog is visible.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const opener = document.activeElement;
    openDialogs.push(element);
    element.focus();
    // The page is updated after the frame that shows the dialog: it needs a style pass of all of it.
    afterPaint(updatePage);
    const onKeyDown = (event: KeyboardEvent) => {
      const isOnTop = openDialogs.at(-1) === element;
      // Escape may also end the composition of a character.
      if (event.key === "Escape" && isOnTop && !event.isComposing) close.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      openDialogs.splice(openDialogs.indexOf(element), 1);
      afterPaint(() => {
        updatePage();
        const isLost = document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, [dialog]);
}

/** Closes on a press that starts and ends on the backdrop, so that selecting text doesn't close. */
function useBackdrop(onClose: () => void) {
  const isPressed = useRef(false);
  const isBackdrop = (event: MouseEvent) => event.target === event.currentTarget;
  return {
    onMouseDown: (event: MouseEvent) => void (isPressed.current = isBackdrop(event)),
    onClick: (event: MouseEvent) => isPressed.current && isBackdrop(event) && onClose(),
  };
}

/**
 * A modal dialog (WAI-ARIA Authoring Practices). Not `<dialog>`: `showModal` makes everything else
 * inert, and toasts and the consent banner must stay operable above an open dialog. Long content
 * scrolls below the title.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useModal(dialog, onClose);
  return createPortal(
    <div
      className={styles.backdrop}
      data-above-banner
      role="presentation"
      {...useBackdrop(onClose)}
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
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </div>,
    portalRoot(),
  );
}
