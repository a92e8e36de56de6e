import { describe, expect, test } from "@jest/globals";
import { posts as published } from "../../support/site-content";
import type { BuiltPage } from "../../../scripts/lib/built-pages";
import { pages } from "../support/pages";

const posts = pages.filter(({ url }) => published.some((post) => post.url === url));
const lists = pages.filter(({ url }) => /^\/blog\/(?:topic|author)\//u.test(url));

const hrefs = ({ document }: BuiltPage, selector: string) =>
  document.querySelectorAll(selector).map((link) => link.getAttribute("href") ?? "");
const inNav = (name: string) => `main nav[aria-label="${name}"] a`;

describe.each(posts.map((post) => [post.url, post] as const))("%s", (url, post) => {
  test("links to the pages of its topics and its author, which list it", () => {
    const [author, ...topics] = [
      ...hrefs(post, 'main a[href^="/blog/author/"]'),
      ...hrefs(post, inNav("Topics")),
    ];
    expect(topics.length).toBeGreaterThan(0);
    for (const list of [author, ...topics]) {
      const page = lists.find((other) => other.url === list);
      expect(page && hrefs(page, "main h2 a")).toContain(url);
    }
  });

  test("has share links with its full URL", () => {
    const canonical = hrefs(post, 'link[rel="canonical"]')[0] ?? "";
    const links = hrefs(post, 'main section[aria-label="Share this article"] a');
    expect(links).toHaveLength(4);
    for (const link of links) expect(decodeURIComponent(link)).toContain(canonical);
  });
});

test("pages of topics and authors list posts", () => {
  for (const list of lists) {
    expect(hrefs(list, "main h2 a").length).toBeGreaterThan(0);
  }
});

test("the blog links to every topic with a post", () => {
  const blog = pages.filter(({ url }) => url === "/blog/");
  const topics = lists.map(({ url }) => url).filter((url) => url.startsWith("/blog/topic/"));
  const linked = blog.flatMap((page) => hrefs(page, inNav("Topics")));
  expect(linked.sort()).toEqual(["/blog/", ...topics].sort());
});
