import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Legacy mode needs no second page to collect results. It cannot see into frames of other sites. What
 * is right is listed once for each rule, because describing every element takes most of the time.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations", "incomplete"] });

/** Ends animations of the content: text that is fading in has too little contrast for a moment. */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const isContent = effect instanceof KeyframeEffect && effect.target?.closest("main") != null;
      if (isContent && effect.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

async function analyze(page: Page, within: string) {
  await endAnimations(page);
  const results = await axe(page).include(within).withTags(RULES).analyze();
  const broken = results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(broken).toEqual([]);
  return results;
}

/**
 * Expects the page in its present state to break no rule of WCAG 2.2 AA that axe can check.
 *
 * @param within Selector of the part to check.
 */
export async function expectNoViolations(page: Page, within = "html"): Promise<void> {
  await analyze(page, within);
}

/**
 * Checks a part that lies above the page, such as a toast. Axe reports no contrast for text that
 * partly covers other text, so the content below is hidden first.
 *
 * @param within Selector of the part.
 */
export async function expectNoViolationsAbove(page: Page, within: string): Promise<void> {
  await page.evaluate((selector) => {
    for (const part of document.querySelectorAll<HTMLElement>("body > *")) {
      if (part.querySelector(selector) === null) part.style.visibility = "hidden";
    }
  }, within);
  const { passes, incomplete } = await analyze(page, within);
  expect(passes.map(({ id }) => id)).toContain("color-contrast");
  expect(incomplete.map(({ id }) => id)).not.toContain("color-contrast");
}
