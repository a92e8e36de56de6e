import type { Page } from "@playwright/test";
import { testEnvironment } from "../../scripts/lib/test-environment";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { likeButton, reachLike } from "./support/likes";
import { expect, expectFaults, open, test } from "./support/test";
import { first, posts } from "../support/site-content";

const { slug, url } = first(posts);

const count = (page: Page) => page.getByText(/^[\d,]+ likes?$/u);

/** The number of likes that the API has stored for an article. */
async function stored(page: Page): Promise<number> {
  const answer = await page.request.get(
    `${testEnvironment.GATSBY_API_HOST}/blog/get_likes?blog_name=${slug}`,
    { headers: { "access-token": testEnvironment.GATSBY_API_TOKEN } },
  );
  return ((await answer.json()) as { likes: number }).likes;
}

test("a like that fails can be given again, is counted once, however often it is pressed, and is remembered", async ({
  page,
  context,
  watch,
}) => {
  await answerConsent(context);
  const before = await stored(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "OPTIONS" && /\/blog\/(?:get_likes|like)\?/u.test(request.url()))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });

  await test.step("an answer that can't be read and a failing call show nothing broken", async () => {
    await page.route("**/blog/get_likes*", (route) => route.fulfill({ json: { hearts: "many" } }));
    await page.route("**/blog/like?*", (route) => route.abort());
    await open(page, url);
    expect(calls).toEqual([]);
    await reachLike(page);
    await likeButton(page).click();
    await expect.poll(() => calls).toEqual(["GET /blog/get_likes", "POST /blog/like"]);
    await expect(likeButton(page)).toHaveAttribute("aria-pressed", "false");
    await expect(count(page)).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expectFaults(watch);
  });

  await test.step("a double click counts once, and a further one nothing", async () => {
    await page.unrouteAll();
    await likeButton(page).dblclick();
    await expect(likeButton(page)).toHaveAttribute("aria-pressed", "true");
    const announced = page.getByRole("status").filter({ hasText: "Liked." });
    await expect(announced).toContainText(String(before + 1));
    await expect(count(page)).toHaveText(new RegExp(`^${before + 1} like`, "u"));
    await likeButton(page).click();
    expect(await stored(page)).toBe(before + 1);
    expect(calls).toHaveLength(3);
    await expectNoViolations(page, "section[aria-label^=Share]");
  });

  await test.step("after a reload the number is shown, and the button is still pressed", async () => {
    await page.reload();
    await reachLike(page);
    await expect(count(page)).toHaveText(new RegExp(`^${before + 1} like`, "u"));
    await expect(likeButton(page)).toHaveAttribute("aria-pressed", "true");
    await likeButton(page).click();
    expect(await stored(page)).toBe(before + 1);
  });
});
