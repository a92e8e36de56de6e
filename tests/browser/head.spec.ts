import { caseStudies, first, posts, terms } from "../support/site-content";
import { sentHead, shownHead } from "./support/head";
import { follow } from "./support/navigation";
import { expect, test, waitForHydration } from "./support/test";

test("after each link that a visitor follows, the page has its own head and nothing else", async ({
  page,
}) => {
  await page.goto("/us/");
  await waitForHydration(page);
  for (const path of [
    ...["/faq/", "/blog/", first(posts).url, "/glossary/", first(terms).url],
    ...["/case-study/", first(caseStudies).url, "/search/", "/"],
  ]) {
    await follow(page, path);
    await expect(page).toHaveURL(path);
    await expect.poll(() => shownHead(page), path).toEqual(await sentHead(page, path));
  }
});
