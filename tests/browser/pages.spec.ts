import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { comesToLife, expect, test } from "./support/test";

const paths = [...readFileSync("public/sitemap.xml", "utf8").matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
  ([, url = ""]) => new URL(url).pathname,
);

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const path of [...paths, "/404.html", "/500.html"]) {
  test(`${path} comes to life without an error and tells no third party`, async ({
    page,
    watch,
  }) => {
    await page.goto(path);
    await comesToLife(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(watch.thirdParty).toEqual([]);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["utm_params"]);
  });
}

test("an address that leads nowhere is answered with 404 and ways on", async ({ page, watch }) => {
  const response = await page.goto("/no-such-page/");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "There is no page at this address",
  );
  watch.faults.splice(0); // The browser reports the 404 itself.
});
