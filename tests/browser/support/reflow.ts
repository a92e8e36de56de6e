import { expect, type Page } from "@playwright/test";

/** The width in CSS pixels at which WCAG 1.4.10 allows no horizontal scrolling. */
export const REFLOW_WIDTH = 320;

/**
 * Expects that nothing has to be scrolled sideways at the window's width. Tables may scroll in a
 * focusable box of their own, as WCAG 1.4.10 allows.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const cutOff = await page.evaluate(() => {
    const isScroller = (box: Element) => /auto|scroll/u.test(getComputedStyle(box).overflowX);
    // What only screen readers find has a box of one pixel.
    const isCutOnPurpose = (box: Element | null): boolean =>
      box !== null &&
      ((box.clientWidth <= 1 && getComputedStyle(box).overflowX === "hidden") ||
        isCutOnPurpose(box.parentElement));
    // Words may be wider than their box.
    const rectOf = (element: Element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const own = element.getBoundingClientRect();
      const isText = element.childElementCount === 0 && element.textContent.trim() !== "";
      const { left, right } = isText ? words.getBoundingClientRect() : own;
      return {
        left: Math.min(left, own.left),
        right: Math.max(right, own.right),
        width: own.width,
      };
    };
    return [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { left, right, width } = rectOf(element);
        if (width <= 1 || getComputedStyle(element).visibility === "hidden") return false;
        // Decoration may be cut off at the window's edge.
        if (element.closest("[aria-hidden]:has(> img[alt=''])") !== null) return false;
        const table = element.closest("[tabindex='0']:has(table)");
        if (table !== null) return element === table && right > innerWidth;
        const scrolls = element.scrollWidth > element.clientWidth + 1 && isScroller(element);
        return (left < -0.5 || right > innerWidth + 0.5 || scrolls) && !isCutOnPurpose(element);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
  expect(cutOff).toEqual([]);
}
