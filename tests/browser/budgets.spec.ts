import { toolNames, toolPage } from "../../src/lib/tool-names";
import { first, posts, sitePages } from "../support/site-content";
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

for (const address of ["/", "/tools/landed-cost/", first(posts).url]) {
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

test("each tool is within its budget, and loads only near it", async ({ page }) => {
  const scripts = recordScripts(page);
  await page.goto(plain, { waitUntil: "networkidle" });
  // What any page loads with the first key, and then for its consent banner.
  await page.keyboard.press("Tab");
  await page.getByRole("region", { name: "Cookie consent" }).waitFor();
  const without = new Set(scripts);
  for (const tool of toolNames) {
    const loaded = recordScripts(page);
    const own = () => [...loaded].filter((url) => !without.has(url));
    await page.goto(toolPage(tool), { waitUntil: "networkidle" });
    await page.keyboard.press("Tab");
    await expect.poll(() => own().some((url) => url.includes(`/${tool}-`))).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(await totalOf(own()), tool).toBeLessThanOrEqual(TOOL);
  }

  const { address, tool } = first(embeds);
  const later = recordScripts(page);
  const hasTool = () => [...later].some((url) => url.includes(`/${tool}-`));
  await page.goto(address, { waitUntil: "networkidle" });
  expect(hasTool()).toBe(false);
  const embedded = page.locator(`main [data-tool=${tool}]`).first();
  // What is above it is laid out on the way, and moves it.
  const isNear = () => embedded.evaluate((own) => own.scrollIntoView()).then(hasTool);
  await expect.poll(isNear).toBe(true);
});
