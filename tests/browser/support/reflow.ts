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
    return [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width <= 1 || getComputedStyle(element).visibility === "hidden") return false;
        // Decoration may be cut off at the window's edge.
        if (element.closest("[aria-hidden]:has(> img[alt=''])") !== null) return false;
        const table = element.closest("[tabindex='0']:has(table)");
        if (table !== null) return element === table && right > innerWidth;
        const scrolls = element.scrollWidth > element.clientWidth + 1 && isScroller(element);
        return left < -0.5 || right > innerWidth + 0.5 || scrolls;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
  expect(cutOff).toEqual([]);
}
