import type { Page } from "@playwright/test";
import { first, posts } from "../support/site-content";
import { answerConsent } from "./support/answered";
import { sentHead, shownHead } from "./support/head";
import { follow } from "./support/navigation";
import { expect, open, test } from "./support/test";

const post = first(posts);

/** Expects a page that a link has led to, with its own head and nothing else. */
async function expectArrival(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect.poll(() => shownHead(page), path).toEqual(await sentHead(page, path));
}

test("a topic links to its posts, a post to its author and its own address, and the author to the blog; each has its own head", async ({
  page,
  context,
}) => {
  await answerConsent(context);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/us/?utm_source=x");
  await follow(page, "/blog/");
  await expectArrival(page, "/blog/");
  const topic = `/blog/topic/${first(post.topics)}/`;
  const link = page.getByRole("navigation", { name: "Topics" }).locator(`a[href="${topic}"]`);
  await link.click();
  await expectArrival(page, topic);
  await expect(link).toHaveAttribute("aria-current", "page");
  await page.getByRole("main").getByRole("link", { name: post.title }).click();
  await expectArrival(page, post.url);

  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(post.url, page.url()).href);

  const author = `/blog/author/${post.author}/`;
  await page.getByRole("main").locator(`a[href="${author}"]`).first().click();
  await expectArrival(page, author);
  await page.getByRole("link", { name: "All articles" }).click();
  await expectArrival(page, "/blog/");
});
