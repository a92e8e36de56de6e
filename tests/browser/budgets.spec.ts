import { caseStudies, first, posts, terms } from "../support/site-content";
import { weighPage } from "./support/page-weight";
import { expect, test } from "./support/test";

/** A few bytes over a budget must not stop a change of wording. */
const TOLERANCE = 1.05;

/** KB of the scripts of a page's first view, and of the island of a tool, which is in it. */
const SCRIPTS = 95;
const TOOL = 45;

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

for (const [kind, address, htmlBudget] of [
  ["home page", "/", 23],
  ["US home page", "/us/", 23],
  // Windows, charts and tools are worth it (docs/performance.md).
  ["solution page", "/strategic-sourcing/", 20],
  ["page with a directory", "/integrations/", 20],
  ["industry page", "/manufacturing/", 20],
  ["page of a tool", "/tools/landed-cost/", 20],
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
    const scripts = address.startsWith("/tools/") ? SCRIPTS + TOOL : SCRIPTS;
    expect(weight.scripts).toBeLessThanOrEqual(scripts * TOLERANCE);
    expect(weight.fonts).toBeLessThanOrEqual(45);
    expect(weight.scriptsBeforeLoad).toEqual([]);
    expect(weight.layoutShift).toBeLessThan(0.01);
  });
}
