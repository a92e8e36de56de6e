/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { locate } from "./locate";

describe("the place of a file decides its address", () => {
  test.each([
    ["pages/index.mdx", "page", "", "/"],
    ["pages/about.mdx", "page", "about", "/about/"],
    ["pages/legal/privacy.mdx", "page", "legal/privacy", "/legal/privacy/"],
    ["pages/legal/index.mdx", "page", "legal", "/legal/"],
    ["pages/index/index.mdx", "page", "index", "/index/"],
    ["pages/my-index.mdx", "page", "my-index", "/my-index/"],
    ["blog/a-1.mdx", "blogPost", "a-1", "/blog/a-1/"],
    ["blog/a/index.mdx", "blogPost", "a", "/blog/a/"],
    ["case-studies/a.mdx", "caseStudy", "a", "/case-study/a/"],
    ["glossary/a.mdx", "glossaryTerm", "a", "/glossary/a/"],
    ["authors/a.yml", "author", "a", "/blog/author/a/"],
    ["topics/a.yml", "topic", "a", "/blog/topic/a/"],
    ["testimonials/in-1.yml", "testimonial", "in-1", null],
    ["settings.yml", "siteSettings", "settings", null],
  ])("%s", (path, kind, slug, url) => {
    expect(locate(path)).toEqual({ type: "entry", kind, slug, url });
  });
});

test.each([
  "README.md",
  "pages/a.png",
  "blog/a/b.jpeg",
  "glossary/c.svg",
  "authors/d.webp",
  "pages/e.avif",
])("%s is no entry, but may stand there", (path) => {
  expect(locate(path)).toEqual({ type: "asset" });
});

test.each([
  "a.mdx",
  "a.png",
  "pages",
  "pagesx/a.mdx",
  "settings.yml.bak",
  "pages/a.md",
  "authors/a.mdx",
  "pages/a.MDX",
  "glossary/index.mdx",
  "blog/.mdx",
  "pages/a b.mdx",
  "pages/../a.mdx",
])("%s is a mistake", (path) => {
  expect(locate(path)).toMatchObject({ type: "unknown" });
});
