import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Axe for a page without frames of other sites: it then needs no second page to gather its results in. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function analyze(page: Page, within: string) {
  const results = await axe(page).include(within).withTags(RULES).analyze();
  const broken = results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(broken).toEqual([]);
  return results;
}

/**
 * Expects the page, as it is now, to break no rule of WCAG 2.2 AA that axe can tell.
 *
 * @param within Selector of a part of it; without one it is the whole page.
 */
export async function expectNoViolations(page: Page, within = "html"): Promise<void> {
  await analyze(page, within);
}

/**
 * The same for what lies above the page, such as a toast. Of text that covers other text in part, axe
 * can't tell the contrast and reports nothing; so what is underneath goes out of sight first.
 *
 * @param within Selector of what lies above.
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

/**
 * Expects all text of the page to have its contrast in the dark scheme, too: what axe tells of nothing
 * else depends on colours.
 */
export async function expectContrastInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  const { violations } = await axe(page).withRules(["color-contrast"]).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
}
