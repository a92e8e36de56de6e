import { useEffect, type RefObject } from "react";

/** Pixels between the banner and a focused control, for its focus ring. */
const GAP = 8;

/** The largest distance in pixels from the banner to the bottom of the window. */
const EDGE = 24;

/** Scrolls the focused control out from under the banner (WCAG 2.2, 2.4.11). */
function uncover(banner: Element): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || banner.contains(focused)) return;
  const [control, card] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()];
  const isCovered =
    control.bottom > card.top - GAP && control.left < card.right && control.right > card.left;
  // Respects the scroll padding below, and that of the header.
  if (banner.clientHeight > 0 && isCovered) focused.scrollIntoView({ block: "nearest" });
}

/**
 * Styles that make room for the banner at the end of the page, in the colour of its footer if there is one,
 * and in elements with `data-above-banner`. All elements would inherit a custom property on the root, so each
 * change would restyle the whole page.
 *
 * @param space Height in pixels.
 */
function roomFor(space: number): string {
  const padding = `scroll-padding-block-end:${space + GAP}px`;
  const end = `footer{border-block-end:${space}px solid transparent}body:not(:has(footer)){padding-block-end:${space}px}`;
  return `html{${padding}}${end}[data-above-banner]{--banner-space:${space}px;${padding}}`;
}

/** Keeps the focused control visible above the banner, and makes room to scroll the page's end above it. */
export function useClearance(banner: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = banner.current;
    if (element === null) return undefined;
    let room: CSSStyleSheet | undefined;
    const measure = () => {
      if (room === undefined) {
        room = new CSSStyleSheet();
        document.adoptedStyleSheets.push(room);
      }
      const { offsetHeight } = element;
      room.replaceSync(roomFor(offsetHeight === 0 ? 0 : offsetHeight + EDGE));
      uncover(element);
    };
    // After the browser has scrolled to the focused element.
    const onFocusIn = () => requestAnimationFrame(() => uncover(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    document.addEventListener("focusin", onFocusIn);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", onFocusIn);
      if (room === undefined) return;
      document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(room), 1);
    };
  }, [banner]);
}
