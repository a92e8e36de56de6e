import { caseStudies, first, posts, terms } from "../support/site-content";
import { weighPage } from "./support/page-weight";
import { expect, test } from "./support/test";

/** A few bytes over a budget must not stop a change of wording. */
const TOLERANCE = 1.05;

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

for (const [kind, address, htmlBudget] of [
  ["home page", "/", 20],
  ["US home page", "/us/", 20],
  // Windows, charts and tiles are worth it (docs/performance.md).
  ["solution page", "/strategic-sourcing/", 18],
  ["industry page", "/manufacturing/", 18],
  ["form page", "/request-demo/", 14],
  ["legal page", "/legal/privacy/", 14],
  ["blog", "/blog/", 14],
  // A post of 1,800 words with its tables.
  ["blog post", first(posts).url, 20],
  ["case study", first(caseStudies).url, 14],
  ["glossary", "/glossary/", 14],
  ["glossary term", first(terms).url, 14],
] as const) {
  test(`the first view of a ${kind} is within its budgets`, async ({ page }) => {
    const weight = await weighPage(page, address);
    expect(weight.htmlAndCss).toBeLessThanOrEqual(htmlBudget * TOLERANCE);
    expect(weight.scripts).toBeLessThanOrEqual(95 * TOLERANCE);
    expect(weight.fonts).toBeLessThanOrEqual(45);
    expect(weight.scriptsBeforeLoad).toEqual([]);
    expect(weight.layoutShift).toBeLessThan(0.01);
  });
}
