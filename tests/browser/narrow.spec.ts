import type { Page } from "@playwright/test";
import { renderAll } from "./support/first-view";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 360, height: 740 } });

/** How far the words of each step and of the sum reach beyond the column of the first way, in px. */
const reachOf = async (page: Page) =>
  page
    .getByRole("figure")
    .locator("table th[scope=rowgroup]")
    .evaluateAll((labels) =>
      labels.map((label) => {
        const words = document.createRange();
        words.selectNodeContents(label);
        const table = label.closest("table")?.getBoundingClientRect();
        return words.getBoundingClientRect().right - ((table?.left ?? 0) + (table?.width ?? 0) / 2);
      }),
    );

for (const path of ["/sourcing-pro/", "/indirect-sourcing/", "/prosource/"]) {
  test(`${path} keeps the labels of its before and after out of the second column`, async ({
    page,
  }) => {
    await page.goto(path);
    await renderAll(page);
    const reach = await reachOf(page);
    expect(reach.length).toBeGreaterThan(3);
    expect(Math.max(...reach)).toBeLessThanOrEqual(0);
  });
}

test("a telephone number beside a form stays in one line", async ({ page }) => {
  await page.goto("/capital/contact/");
  const number = page.getByRole("main").locator("a[href^='tel:']:visible");
  expect(await number.evaluate((link) => link.getClientRects().length)).toBe(1);
});
