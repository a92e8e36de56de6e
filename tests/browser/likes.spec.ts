import type { Page } from "@playwright/test";
import { testEnvironment } from "../../scripts/lib/test-environment";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { expect, expectFaults, open, test, waitForHydration } from "./support/test";
import { posts } from "../support/site-content";

const [counted = "", failing = ""] = posts.map(({ slug }) => slug);

const like = (page: Page) => page.getByRole("button", { name: "Like this article" });
const count = (page: Page) => page.getByText(/^[\d,]+ likes?$/u);

/** The number of likes that the API has stored for an article. */
async function stored(page: Page, slug: string): Promise<number> {
  const answer = await page.request.get(
    `${testEnvironment.GATSBY_API_HOST}/blog/get_likes?blog_name=${slug}`,
    { headers: { "access-token": testEnvironment.GATSBY_API_TOKEN } },
  );
  return ((await answer.json()) as { likes: number }).likes;
}

/** Opens an article and scrolls to its like button; gives the calls for likes so far. */
async function openPost(page: Page, slug: string): Promise<string[]> {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "OPTIONS" && /\/blog\/(?:get_likes|like)\?/u.test(request.url()))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await open(page, `/blog/${slug}/`);
  expect(calls).toEqual([]);
  // The text above gets its height only now, which moves the button.
  await expect(async () => {
    await page.getByRole("region", { name: "Share this article" }).scrollIntoViewIfNeeded();
    await expect(like(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  return calls;
}

test.beforeEach(({ context }) => answerConsent(context));

test("a like is counted once, however often it is pressed, and is remembered", async ({ page }) => {
  const slug = counted;
  const before = await stored(page, slug);
  const calls = await openPost(page, slug);
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

  await page.reload();
  await waitForHydration(page);
  await page.getByRole("region", { name: "Share this article" }).scrollIntoViewIfNeeded();
  await expect(like(page)).toHaveAttribute("aria-pressed", "true");
  await like(page).click();
  expect(await stored(page, slug)).toBe(before + 1);
});

test("an answer that can't be read and a failing call show nothing broken; the like can be given again", async ({
  page,
  watch,
}) => {
  const slug = failing;
  const before = await stored(page, slug);
  await page.route("**/blog/get_likes*", (route) => route.fulfill({ json: { hearts: "many" } }));
  await page.route("**/blog/like?*", (route) => route.abort());
  await openPost(page, slug);
  await expect(count(page)).toHaveCount(0);
  await like(page).click();
  await expect(like(page)).toHaveAttribute("aria-pressed", "false");
  await expect(count(page)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.unroute("**/blog/like?*");
  await like(page).click();
  await expect(count(page)).toHaveText(new RegExp(`^${before + 1} like`, "u"));
  expectFaults(watch);
});
