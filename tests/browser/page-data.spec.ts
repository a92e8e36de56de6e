import type { Page } from "@playwright/test";
import { follow, headingOf, markDocument, markedDocument, saveData } from "./support/navigation";
import { expect, expectFaults, open, test, waitForHydration } from "./support/test";

/** Answers the first `times` requests for the page data of a path with a status, 0 for no answer. */
async function failPageData(page: Page, path: string, status: number, times: number) {
  let asked = 0;
  await page.route(`**/page-data${path}page-data.json`, (route) => {
    asked += 1;
    if (asked > times) return route.continue();
    return status === 0 ? route.abort() : route.fulfill({ status });
  });
  return () => asked;
}

test("missing page data shows the 404 page, a server error the 500 page; other failures are retried three times, and then the browser loads the page", async ({
  page,
  watch,
}) => {
  await saveData(page);
  await open(page, "/faq/");
  await markDocument(page);
  const expectPage = async (path: string, isSameDocument: boolean) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(await headingOf(page, path));
    await waitForHydration(page);
    await expect(markedDocument(page)).toHaveCount(isSameDocument ? 1 : 0);
  };

  await test.step("a server error", async () => {
    const asked = await failPageData(page, "/about/", 500, Infinity);
    await follow(page, "/about/");
    await expectPage("/500.html", true);
    await expect(page).toHaveURL("/about/");
    expect(asked()).toBe(1);
  });

  await test.step("no such page", async () => {
    await failPageData(page, "/careers/", 404, Infinity);
    await page.route(/\/careers\/?$/u, (route) => route.fulfill({ status: 404 }));
    await follow(page, "/careers/");
    await expectPage("/404.html", true);
    await expect(page).toHaveURL("/careers/");
  });

  await test.step("three retries", async () => {
    const asked = await failPageData(page, "/glossary/", 0, 3);
    await follow(page, "/glossary/");
    await expectPage("/glossary/", true);
    expect(asked()).toBe(4);
  });

  await test.step("no more retries", async () => {
    const asked = await failPageData(page, "/blog/", 503, 4);
    await follow(page, "/blog/");
    await expect(page).toHaveURL("/blog/");
    await expectPage("/blog/", false);
    expect(asked()).toBe(5);
  });

  await test.step("an existing page whose data is missing is loaded itself", async () => {
    await markDocument(page);
    await failPageData(page, "/integrations/", 404, 1);
    await follow(page, "/integrations/");
    await expectPage("/integrations/", false);
  });
  expectFaults(watch);
});
