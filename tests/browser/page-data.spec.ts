import type { Page } from "@playwright/test";
import { follow, headingOf, markDocument, markedDocument, saveData } from "./support/navigation";
import { expect, expectFaults, open, test, waitForHydration } from "./support/test";

const DATA = "**/page-data/about/page-data.json";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Answers the first `times` requests for the page data of /about/ with a status, 0 for no answer. */
async function failPageData(page: Page, status: number, times: number): Promise<() => number> {
  let asked = 0;
  await page.route(DATA, (route) => {
    asked += 1;
    if (asked > times) return route.continue();
    return status === 0 ? route.abort() : route.fulfill({ status });
  });
  return () => asked;
}

test.beforeEach(async ({ page }) => {
  await saveData(page);
  await open(page, "/faq/");
  await markDocument(page);
});

test.afterEach(({ watch }) => expectFaults(watch));

test("missing page data shows the 404 page", async ({ page }) => {
  await failPageData(page, 404, Infinity);
  await page.route(/\/about\/?$/u, (route) => route.fulfill({ status: 404 }));
  await follow(page, "/about/");
  await expect(heading(page)).toHaveText(await headingOf(page, "/404.html"));
  await expect(page).toHaveURL("/about/");
  await expect(markedDocument(page)).toHaveCount(1);
});

test("missing page data of an existing page loads the page itself", async ({ page }) => {
  await failPageData(page, 404, 1);
  await follow(page, "/about/");
  await expect(heading(page)).toHaveText(await headingOf(page, "/about/"));
  await waitForHydration(page);
  await expect(markedDocument(page)).toHaveCount(0);
});

test("a server error for page data shows the 500 page", async ({ page }) => {
  const asked = await failPageData(page, 500, Infinity);
  await follow(page, "/about/");
  await expect(heading(page)).toHaveText(await headingOf(page, "/500.html"));
  await expect(page).toHaveURL("/about/");
  await expect(markedDocument(page)).toHaveCount(1);
  expect(asked()).toBe(1);
});

test("page data is requested three more times, and then the browser loads the page", async ({
  page,
}) => {
  const asked = await failPageData(page, 0, 3);
  await follow(page, "/about/");
  await expect(heading(page)).toHaveText(await headingOf(page, "/about/"));
  await expect(markedDocument(page)).toHaveCount(1);
  expect(asked()).toBe(4);
  await page.unroute(DATA);

  await open(page, "/faq/");
  await markDocument(page);
  const askedAgain = await failPageData(page, 503, 4);
  await follow(page, "/about/");
  await expect(heading(page)).toHaveText(await headingOf(page, "/about/"));
  await expect(page).toHaveURL("/about/");
  await waitForHydration(page);
  await expect(markedDocument(page)).toHaveCount(0);
  expect(askedAgain()).toBe(5);
});
