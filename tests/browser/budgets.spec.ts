import { toolNames, toolPage } from "../../src/lib/tool-names";
import { caseStudies, first, posts, sitePages, terms } from "../support/site-content";
import { embeds } from "../support/tool-content";
import { recordScripts, totalOf, weighPage } from "./support/page-weight";
import { expect, test } from "./support/test";

/** A few bytes over a budget must not stop a change of wording. */
const TOLERANCE = 1.05;

/** A page of the same kind without a tool. */
const plain = first(
  sitePages.filter(
    ({ url, template }) =>
      template === "standard" && !embeds.some(({ address }) => address === url),
  ),
).url;

/** KB of the scripts of a page's first view, and of the island of a tool, which is in it. */
const SCRIPTS = 95;
const TOOL = 45;

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

for (const [kind, address, htmlBudget] of [
  ["home page", "/", 22],
  ["US home page", "/us/", 22],
  // Windows, charts and tools are worth it (docs/performance.md).
  ["solution page", "/strategic-sourcing/", 18],
  ["page with a directory", "/integrations/", 19],
  ["industry page", "/manufacturing/", 18],
  ["page of a tool", "/tools/landed-cost/", 20],
  ["form page", "/request-demo/", 14],
  ["legal page", "/legal/privacy/", 14],
  ["blog", "/blog/", 14],
  // A post of 1,800 words with its tables.
  ["blog post", first(posts).url, 20],
  ["case study", first(caseStudies).url, 14],
  // All terms on one page.
  ["glossary", "/glossary/", 16],
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

test("pages that show the result of a tool stay within their budget", async ({ baseURL }) => {
  for (const { address } of embeds.filter(({ isResult }) => isResult)) {
    const size = await totalOf([new URL(address, baseURL).href]);
    expect.soft(size, address).toBeLessThanOrEqual(20 * TOLERANCE);
  }
});

for (const tool of toolNames) {
  test(`the ${tool} is within its budget, and loads only near it`, async ({ page }) => {
    const scripts = recordScripts(page);
    await page.goto(plain, { waitUntil: "networkidle" });
    const without = new Set(scripts);
    await page.goto(toolPage(tool), { waitUntil: "networkidle" });
    const own = [...scripts].filter((url) => !without.has(url));
    expect(own.some((url) => url.includes(`/${tool}-`))).toBe(true);
    expect(await totalOf(own)).toBeLessThanOrEqual(TOOL);

    const embed = embeds.find((known) => known.tool === tool);
    if (embed === undefined) return;
    const later = recordScripts(page);
    await page.goto(embed.address, { waitUntil: "networkidle" });
    expect(own.filter((url) => later.has(url))).toEqual([]);
    await page.locator(`main [data-tool=${tool}]`).first().scrollIntoViewIfNeeded();
    await expect.poll(() => own.filter((url) => !later.has(url))).toEqual([]);
  });
}
