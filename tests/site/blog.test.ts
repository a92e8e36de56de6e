import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { pages, textOf, type BuiltPage } from "./support/pages";

const posts = pages.filter(({ url }) => /^\/blog\/[^/]+\/$/u.test(url));
const lists = pages.filter(({ url }) => /^\/blog\/(?:topic|author)\//u.test(url));
const sitemap = readFileSync("public/sitemap.xml", "utf8");

const hrefs = ({ document }: BuiltPage, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "");
const inNav = (name: string) => `main nav[aria-label="${name}"] a`;

describe.each(posts.map((post) => [post.url, post] as const))("%s", (url, post) => {
  test("leads to its sections, where it has three or more", () => {
    const sections = [...post.document.querySelectorAll("[data-content] h2[id]")];
    const ids = sections.map(({ id }) => `#${id}`);
    expect(hrefs(post, inNav("On this page"))).toEqual(ids.length < 3 ? [] : ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has 800 to 1,500 words, and works an example out in a table", () => {
    const text = post.document.querySelector("[data-content]");
    const said = [...(text?.querySelectorAll("h2, h3, p, li, th, td") ?? [])];
    const words = said.flatMap(({ textContent }) => textContent.trim().split(/\s+/u)).length;
    expect(words).toBeGreaterThanOrEqual(800);
    expect(words).toBeLessThanOrEqual(1500);
    const examples = [...(text?.querySelectorAll("section[aria-labelledby]") ?? [])];
    expect(examples.filter((example) => example.querySelector("table") !== null)).not.toEqual([]);
  });

  test("is on the pages of its topics and its author, to which it leads", () => {
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

  test("can be passed on by links that name its full address", () => {
    const canonical = hrefs(post, 'link[rel="canonical"]')[0] ?? "";
    const ways = hrefs(post, 'main section[aria-label="Share this article"] a');
    expect(ways).toHaveLength(4);
    for (const way of ways) expect(decodeURIComponent(way)).toContain(canonical);
  });
});

test("one can walk from the newest post to the oldest and back", () => {
  const nav = inNav("Previous and next post");
  const linkOf = (post: BuiltPage | undefined, word: string) =>
    [...(post?.document.querySelectorAll(nav) ?? [])]
      .find((link) => link.textContent.trim().startsWith(word))
      ?.getAttribute("href");
  const walk = (word: string) => {
    const other = word === "Previous post" ? "Next post" : "Previous post";
    let post = posts.find((one) => linkOf(one, other) === undefined);
    const seen: string[] = [];
    while (post !== undefined && seen.length <= posts.length) {
      seen.push(post.url);
      const next = linkOf(post, word);
      post = posts.find(({ url }) => url === next);
    }
    return seen;
  };
  expect(walk("Previous post")).toHaveLength(posts.length);
  expect(walk("Next post")).toEqual(walk("Previous post").toReversed());
});

test("topics and authors have pages in the sitemap, each with a post and a way from the blog", () => {
  expect(lists.length).toBeGreaterThan(5);
  for (const list of lists) {
    expect(sitemap).toContain(`${list.url}</loc>`);
    expect(hrefs(list, "main h2 a").length).toBeGreaterThan(0);
    const data: unknown = JSON.parse(textOf(list, 'script[type="application/ld+json"]'));
    expect(data).toMatchObject({ breadcrumb: { "@type": "BreadcrumbList" } });
  }
});

test("the blog's index leads to every topic with a post", () => {
  const blog = pages.filter(({ url }) => url === "/blog/");
  const topics = lists.map(({ url }) => url).filter((url) => url.startsWith("/blog/topic/"));
  expect(blog.flatMap((page) => hrefs(page, inNav("Topics"))).sort()).toEqual(topics.sort());
});
