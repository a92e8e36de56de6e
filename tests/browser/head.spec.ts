import { first, posts } from "../support/site-content";
import { sentHead, shownHead } from "./support/head";
import { follow } from "./support/navigation";
import { expect, open, test } from "./support/test";

test("after each link that a visitor follows, the page has its own head and nothing else", async ({
  page,
}) => {
  await open(page, "/us/");
  const { url } = first(posts);
  for (const path of ["/faq/", "/blog/", url, "/"]) {
    await follow(page, path);
    await expect(page).toHaveURL(path);
    await expect.poll(() => shownHead(page), path).toEqual(await sentHead(page, path));
  }
});
