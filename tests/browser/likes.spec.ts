import type { Page } from "@playwright/test";
import { testEnvironment } from "../../scripts/lib/test-environment";
import { answerConsent } from "./support/answered";
import { expectContrastInDark, expectNoViolations } from "./support/axe";
import { renderAll } from "./support/first-view";
import { comesToLife, expect, test } from "./support/test";

const like = (page: Page) => page.getByRole("button", { name: "Like this article" });
const count = (page: Page) => page.getByText(/^[\d,]+ likes?$/u);

/** Likes of an article as the API has them. */
async function stored(page: Page, slug: string): Promise<number> {
  const answer = await page.request.get(
    `${testEnvironment.GATSBY_API_HOST}/blog/get_likes?blog_name=${slug}`,
    { headers: { "access-token": testEnvironment.GATSBY_API_TOKEN } },
  );
  return ((await answer.json()) as { likes: number }).likes;
}

/** Opens an article and scrolls to its like button; gives the calls for likes so far. */
async function open(page: Page, slug: string): Promise<string[]> {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "OPTIONS" && /\/blog\/(?:get_likes|like)\?/u.test(request.url()))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto(`/blog/${slug}/`);
  await comesToLife(page);
  expect(calls).toEqual([]);
  await renderAll(page); // What finds its height meanwhile may move the region off the screen.
  await page.getByRole("region", { name: "Share this article" }).scrollIntoViewIfNeeded();
  await expect(like(page)).toBeVisible();
  return calls;
}

test.beforeEach(({ context }) => answerConsent(context));

test("a like is counted once, however often it is pressed, and is remembered", async ({ page }) => {
  const slug = "scrap-is-a-revenue-line";
  const before = await stored(page, slug);
  const calls = await open(page, slug);
  await expect(count(page)).toHaveText(new RegExp(`^${before} like`, "u"));
  await expect(like(page)).toHaveAttribute("aria-pressed", "false");
  await like(page).dblclick();
  await expect(like(page)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("status").filter({ hasText: "Liked." })).toContainText(
    String(before + 1),
  );
  await expect(count(page)).toHaveText(new RegExp(`^${before + 1} like`, "u"));
  await like(page).click();
  expect(await stored(page, slug)).toBe(before + 1);
  expect(calls).toEqual(["GET /blog/get_likes", "POST /blog/like"]);

  await expectNoViolations(page, "article");
  await expectContrastInDark(page);

  await page.reload();
  await comesToLife(page);
  await page.getByRole("region", { name: "Share this article" }).scrollIntoViewIfNeeded();
  await expect(like(page)).toHaveAttribute("aria-pressed", "true");
  await like(page).click();
  expect(await stored(page, slug)).toBe(before + 1);
});

test("an answer that can't be read shows no number and no error", async ({ page }) => {
  await page.route("**/blog/get_likes*", (route) => route.fulfill({ json: { hearts: "many" } }));
  await open(page, "scorecards-that-change-awards");
  await expect(count(page)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("calls that fail show nothing broken; the like can be given again", async ({
  page,
  watch,
}) => {
  const slug = "scorecards-that-change-awards";
  const before = await stored(page, slug);
  await page.route("**/blog/get_likes*", (route) => route.abort());
  await page.route("**/blog/like?*", (route) => route.abort());
  await open(page, slug);
  await like(page).click();
  await expect(like(page)).toHaveAttribute("aria-pressed", "false");
  await expect(count(page)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.unroute("**/blog/like?*");
  await like(page).click();
  await expect(count(page)).toHaveText(new RegExp(`^${before + 1} like`, "u"));
  // The browser itself notes each lost call; the page adds nothing.
  expect(watch.faults.filter((fault) => !fault.includes("net::ERR_FAILED"))).toEqual([]);
  watch.faults.length = 0;
});

test("a like whose answer is lost is counted once, over a reload too", async ({ page, watch }) => {
  const slug = "what-a-corrugated-box-should-cost";
  const before = await stored(page, slug);
  await open(page, slug);
  await expect(count(page)).toHaveText(new RegExp(`^${before} like`, "u"));
  await page.route("**/blog/get_likes*", (route) => route.abort());
  await page.route("**/blog/like?*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await like(page).click();
  await expect(like(page)).toHaveAttribute("aria-pressed", "false");
  await page.unrouteAll();
  await page.reload();
  await comesToLife(page);
  await page.getByRole("region", { name: "Share this article" }).scrollIntoViewIfNeeded();
  await expect(like(page)).toHaveAttribute("aria-pressed", "true");
  await like(page).click();
  await expect(count(page)).toHaveText(new RegExp(`^${before + 1} like`, "u"));
  expect(await stored(page, slug)).toBe(before + 1);
  expect(watch.faults.filter((fault) => !fault.includes("net::ERR_FAILED"))).toEqual([]);
  watch.faults.length = 0;
});
