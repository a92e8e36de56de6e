import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { parse, type HTMLElement } from "node-html-parser";
import { testEnvironment } from "../../../scripts/lib/test-environment";
import { posts } from "../../support/site-content";
import { pages } from "../support/pages";

const origin = testEnvironment.GATSBY_SITE_URL;
const FEED = `${origin}/blog/feed.xml`;

const feed = new DOMParser().parseFromString(
  readFileSync("public/blog/feed.xml", "utf8"),
  "application/xml",
);
const entries = [...feed.querySelectorAll("entry")].map((entry) => ({
  id: entry.querySelector("id")?.textContent ?? "",
  published: entry.querySelector("published")?.textContent ?? "",
  content: parse(entry.querySelector("content")?.textContent ?? ""),
}));

test("the feed has every published post, newest first", () => {
  expect(feed.querySelector("parsererror")).toBeNull();
  expect(entries.map(({ id }) => id).sort()).toEqual(posts.map(({ url }) => origin + url).sort());
  const days = entries.map(({ published }) => published);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(days.filter((day) => new Date(day) > new Date())).toEqual([]);
});

test("each entry has the whole text of its post", () => {
  for (const { id, content } of entries) {
    const page = pages.find(({ url }) => origin + url === id);
    // Words that touch on the page are separate in the feed, and some are for the screen only.
    const texts = (root: HTMLElement) => {
      const copy = parse(root.outerHTML);
      copy.querySelectorAll("[aria-hidden=true], button").forEach((part) => part.remove());
      return copy
        .querySelectorAll("h2, h3, li")
        .map(({ textContent }) => textContent.replaceAll(/\s/gu, ""));
    };
    const main = page?.document.querySelector("main");
    expect(main && texts(main)).toEqual(expect.arrayContaining(texts(content)));
    expect(texts(content)).not.toEqual([]);
  }
});

test("every URL in the feed is absolute, and nothing in it is executable", () => {
  for (const { content } of entries) {
    const addresses = content
      .querySelectorAll("[href], [src]")
      .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "");
    expect(addresses.filter((address) => !/^(?:https?:\/\/|mailto:)/u.test(address))).toEqual([]);
    const left = "script, style, form, button, input, select, label, [style], [class]";
    expect(content.querySelectorAll(left)).toHaveLength(0);
    expect(content.textContent).not.toContain("needs JavaScript");
  }
});

test("all pages of the blog, and no others, have a link to the feed", () => {
  const naming = pages
    .filter(({ document }) =>
      document
        .querySelectorAll('link[type="application/atom+xml"]')
        .some(
          (link) => link.getAttribute("rel") === "alternate" && link.getAttribute("href") === FEED,
        ),
    )
    .map(({ url }) => url);
  expect(naming).toEqual(pages.map(({ url }) => url).filter((url) => url.startsWith("/blog/")));
  const blog = pages.find(({ url }) => url === "/blog/")?.document;
  expect(blog?.querySelector('main a[href="/blog/feed.xml"]')?.textContent).toBe("Atom feed");
});
