import { expect, test } from "@jest/globals";
import { article, authorPage, definedTerm } from "./structured-data";

const ORIGIN = "https://site.example";

const post = {
  sample: false,
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

const author = { name: "Asha", role: "Editor", bio: "Writes.", url: "/blog/author/asha/" };

test("an author's page describes the person", () => {
  expect(authorPage({ ...author, sample: false })).toMatchObject({
    "@type": "ProfilePage",
    mainEntity: { "@type": "Person", name: "Asha", jobTitle: "Editor" },
    breadcrumb: { "@type": "BreadcrumbList" },
  });
});

test("search engines learn nothing invented: samples have no structured data but breadcrumbs", () => {
  const term = { term: "duty", definition: "A tax.", url: "/glossary/duty/" };
  expect(article({ ...post, sample: true })).toBeUndefined();
  expect(definedTerm({ ...term, sample: true })).toBeUndefined();
  expect(definedTerm({ ...term, sample: false })).toMatchObject({ "@type": "DefinedTerm" });
  expect(authorPage({ ...author, sample: true })).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Blog", item: `${ORIGIN}/blog/` },
      { "@type": "ListItem", position: 2, name: "Asha", item: `${ORIGIN}/blog/author/asha/` },
    ],
  });
});
