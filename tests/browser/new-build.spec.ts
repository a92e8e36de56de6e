import { follow, markDocument, markedDocument, saveData } from "./support/navigation";
import { waitForHydration, expect, test } from "./support/test";

test("after a new build the browser loads the next page with its hash, and it is counted once", async ({
  page,
}) => {
  await saveData(page);
  await page.addInitScript(() => {
    window.addEventListener("pagehide", () => {
      const views = JSON.stringify(window.dataLayer).split("page_view").length - 1;
      sessionStorage.setItem("views-of-left-page", String(views));
    });
  });
  let appData = 0;
  await page.goto("/faq/");
  await waitForHydration(page);
  await markDocument(page);
  await page.route("**/page-data/app-data.json", (route) => {
    appData += 1;
    return appData > 1
      ? route.continue()
      : route.fulfill({ json: { webpackCompilationHash: "new" } });
  });
  await follow(page, "/#roi");
  await expect(page).toHaveURL("/#roi");
  await expect(markedDocument(page)).toHaveCount(0);
  await waitForHydration(page);
  await expect(page.locator("#roi")).toBeInViewport();
  expect(await page.evaluate(() => sessionStorage.getItem("views-of-left-page"))).toBe("1");
});

test("a first page that is older than the build is reloaded once", async ({ page }) => {
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  await page.route("**/page-data/app-data.json", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "new" } }),
  );
  await page.goto("/faq/");
  await expect.poll(() => loads).toBe(2);
  await waitForHydration(page);
  expect(loads).toBe(2);
});
