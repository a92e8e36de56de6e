import { useEffect, type RefObject } from "react";

/** Pixels between the banner and a focused control, for its focus ring. */
const GAP = 8;

/** The nearest ancestor that scrolls, such as a dialog's backdrop, else the page. */
function scrollerOf(element: Element): Element | null {
  for (let node = element.parentElement; node !== null; node = node.parentElement) {
    const isScroller = /auto|scroll/u.test(getComputedStyle(node).overflowY);
    if (isScroller && node.scrollHeight > node.clientHeight) return node;
  }
  return document.scrollingElement;
}

/** Pixels at the top that the header covers: none in a dialog, which is above the header. */
function coveredBy(scroller: Element): number {
  return parseFloat(getComputedStyle(scroller).scrollPaddingBlockStart) || 0;
}

/**
 * Scrolls the focused control out from under the banner (WCAG 2.2, 2.4.11), but not under the header:
 * of a control that is taller than the space between them, the top stays visible.
 */
function uncover(banner: Element): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || banner.contains(focused)) return;
  const scroller = scrollerOf(focused);
  if (scroller === null) return;
  const { top } = banner.getBoundingClientRect();
  const control = focused.getBoundingClientRect();
  const hidden = Math.min(control.bottom + GAP - top, control.top - coveredBy(scroller));
  if (banner.clientHeight > 0 && hidden > 0) scroller.scrollBy({ top: hidden });
}

/**
 * The space that a banner of this height in pixels needs: at the end of the page, and in elements that
 * are marked `data-above-banner`. A custom property on the root would be inherited by all elements, so
 * that each change of it restyles the whole page.
 */
function roomFor(height: number): string {
  return `html{scroll-padding-block-end:${height}px}body{padding-block-end:${height}px}[data-above-banner]{--banner-height:${height}px}`;
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
      room.replaceSync(roomFor(element.offsetHeight));
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
