import { expectContrastInDark, expectNoViolations } from "./support/axe";
import { pagesOfEachShape } from "./support/page-shapes";
import { comesToLife, expect, test } from "./support/test";

for (const path of [...pagesOfEachShape, "/search/", "/404.html", "/500.html"]) {
  test(`${path} comes to life without an error and tells no third party`, async ({
    page,
    watch,
  }) => {
    await page.goto(path);
    await comesToLife(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main table").filter({ visible: false })).toHaveCount(0);
    await expectNoViolations(page);
    await expectContrastInDark(page);
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
