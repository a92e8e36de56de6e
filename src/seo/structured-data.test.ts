import { expect, test } from "@jest/globals";
import { article } from "./structured-data";

const ORIGIN = "https://site.example";

const post = {
  type: "BlogPosting",
  title: "A post",
  description: "What it is about",
  url: "/blog/a-post/",
  published: "2026-01-31",
  modified: "2026-02-01",
  author: { type: "Person", name: "Asha", url: "/blog/author/asha/" },
  brand: "Brand",
  image: { src: "/static/cover.png", width: 1200, height: 630, alt: "A cover" },
} as const;

test("a post has its dates, author, image and publisher", () => {
  expect(article(post)).toEqual({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: "A post",
    description: "What it is about",
    mainEntityOfPage: `${ORIGIN}/blog/a-post/`,
    datePublished: "2026-01-31",
    dateModified: "2026-02-01",
    author: { "@type": "Person", name: "Asha", url: `${ORIGIN}/blog/author/asha/` },
    image: `${ORIGIN}/static/cover.png`,
    publisher: { "@type": "Organization", name: "Brand" },
  });
});

test("an article without an author's page and image omits both", () => {
  const author = { type: "Organization", name: "Brand" } as const;
  const data = article({ ...post, type: "Article", author, image: undefined });
  expect(data).toMatchObject({ "@type": "Article" });
  expect(data).toHaveProperty("author", { "@type": "Organization", name: "Brand" });
  expect(data).not.toHaveProperty("image");
});
