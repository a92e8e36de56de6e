import { toolNames, toolPage } from "../../src/lib/tool-names";
import { first, posts, sitePages, terms } from "../support/site-content";
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

for (const address of [
  ...["/", "/strategic-sourcing/", "/tools/landed-cost/", "/request-demo/"],
  ...[first(posts).url, first(terms).url],
]) {
  test(`the scripts and fonts of the first view of ${address} are within their budgets`, async ({
    page,
  }) => {
    const weight = await weighPage(page, address);
    const scripts = address.startsWith("/tools/") ? SCRIPTS + TOOL : SCRIPTS;
    expect(weight.scripts).toBeLessThanOrEqual(scripts * TOLERANCE);
    expect(weight.fonts).toBeLessThanOrEqual(45);
    expect(weight.scriptsBeforeLoad).toEqual([]);
    expect(weight.layoutShift).toBeLessThan(0.01);
  });
}

for (const tool of toolNames) {
  test(`the ${tool} is within its budget, and loads only near it`, async ({ page }) => {
    const scripts = recordScripts(page);
    await page.goto(plain, { waitUntil: "networkidle" });
    // What any page loads with the first key.
    await page.keyboard.press("Tab");
    await page.waitForLoadState("networkidle");
    const without = new Set(scripts);
    await page.goto(toolPage(tool), { waitUntil: "networkidle" });
    const loaded = () => [...scripts].filter((url) => !without.has(url));
    await page.keyboard.press("Tab");
    await expect.poll(() => loaded().some((url) => url.includes(`/${tool}-`))).toBe(true);
    await page.waitForLoadState("networkidle");
    const own = loaded();
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
