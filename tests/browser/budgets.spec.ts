import { caseStudies, first, posts, terms } from "../support/site-content";
import { weighPage } from "./support/page-weight";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

for (const [kind, address, htmlBudget] of [
  ["home page", "/", 20],
  ["US home page", "/us/", 20],
  ["solution page", "/strategic-sourcing/", 14],
  ["form page", "/request-demo/", 14],
  ["legal page", "/legal/privacy/", 14],
  ["blog", "/blog/", 14],
  ["blog post", first(posts).url, 14],
  ["case study", first(caseStudies).url, 14],
  ["glossary", "/glossary/", 14],
  ["glossary term", first(terms).url, 14],
] as const) {
  test(`the first view of a ${kind} is within its budgets`, async ({ page }) => {
    const weight = await weighPage(page, address);
    expect(weight.htmlAndCss).toBeLessThanOrEqual(htmlBudget);
    expect(weight.scripts).toBeLessThanOrEqual(95);
    expect(weight.fonts).toBeLessThanOrEqual(45);
    expect(weight.scriptsBeforeLoad).toEqual([]);
    expect(weight.layoutShift).toBeLessThan(0.01);
  });
}
