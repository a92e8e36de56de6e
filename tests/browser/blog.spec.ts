import { first, posts } from "../support/site-content";
import { answerConsent } from "./support/answered";
import { expect, test } from "./support/test";

const post = first(posts);

test("a topic links to its posts, a post to its author and its own address, and the author to the blog", async ({
  page,
  context,
}) => {
  await answerConsent(context);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/blog/?utm_source=x");
  const topic = `/blog/topic/${first(post.topics)}/`;
  const link = page.getByRole("navigation", { name: "Topics" }).locator(`a[href="${topic}"]`);
  await link.click();
  await expect(page).toHaveURL(topic);
  await expect(link).toHaveAttribute("aria-current", "page");
  await page.getByRole("main").getByRole("link", { name: post.title }).click();
  await expect(page).toHaveURL(post.url);

  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(post.url, page.url()).href);

  const author = `/blog/author/${post.author}/`;
  await page.getByRole("main").locator(`a[href="${author}"]`).first().click();
  await expect(page).toHaveURL(author);
  await page.getByRole("link", { name: "All articles" }).click();
  await expect(page).toHaveURL("/blog/");
});
