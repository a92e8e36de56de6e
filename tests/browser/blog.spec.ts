import { first, posts } from "../support/site-content";
import { answerConsent } from "./support/answered";
import { expect, test, waitForHydration } from "./support/test";

const post = first(posts);

test.beforeEach(({ context }) => answerConsent(context));

test("a topic links to its posts, a post to its author, and the author to the blog", async ({
  page,
}) => {
  await page.goto("/blog/");
  const topic = `/blog/topic/${first(post.topics)}/`;
  await page.getByRole("navigation", { name: "Topics" }).locator(`a[href="${topic}"]`).click();
  await expect(page).toHaveURL(topic);
  const topics = page.getByRole("navigation", { name: "Topics" });
  await expect(topics.locator(`a[href="${topic}"]`)).toHaveAttribute("aria-current", "page");
  await page.getByRole("main").getByRole("link", { name: post.title }).click();
  await expect(page).toHaveURL(post.url);
  const author = `/blog/author/${post.author}/`;
  await page.getByRole("main").locator(`a[href="${author}"]`).first().click();
  await expect(page).toHaveURL(author);
  await page.getByRole("link", { name: "All articles" }).click();
  await expect(page).toHaveURL("/blog/");
});

test("Copy link copies the address of the post", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${post.url}?utm_source=x`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(post.url, page.url()).href);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("share links are there and no button is without function", async ({ page }) => {
    await page.goto(post.url);
    const share = page.getByRole("region", { name: "Share this article" });
    await expect(share.getByRole("link")).toHaveText(["E-mail", "LinkedIn", "X", "WhatsApp"]);
    await expect(share.getByRole("button")).toBeHidden();
    await expect(page.getByRole("button", { name: "Like this article" })).toHaveCount(0);
  });
});
