import { expect, test } from "@jest/globals";
import { article, authorPage, definedTerm, organization, topicPage } from "./structured-data";

const ORIGIN = "https://site.example";

test("an organization has its contact details", () => {
  expect(organization("Brand", "hello@example.com", "+910000000000")).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    name: "Brand",
    url: ORIGIN,
    email: "hello@example.com",
    telephone: "+910000000000",
  });
});

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

test("a glossary term belongs to the glossary", () => {
  const term = { term: "A term", definition: "What it means.", url: "/glossary/a-term/" };
  expect(definedTerm(term)).toEqual({
    "@context": "https://schema.org",
    "@type": "DefinedTerm",
    name: "A term",
    description: "What it means.",
    url: `${ORIGIN}/glossary/a-term/`,
    inDefinedTermSet: `${ORIGIN}/glossary/`,
  });
});

const breadcrumb = (name: string, url: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: "Blog", item: `${ORIGIN}/blog/` },
    { "@type": "ListItem", position: 2, name, item: url },
  ],
});

test("a topic page is a collection below the blog", () => {
  const topic = { title: "A topic", description: "All of it.", url: "/blog/topic/a-topic/" };
  const url = `${ORIGIN}/blog/topic/a-topic/`;
  expect(topicPage(topic)).toEqual({
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name: "A topic",
    description: "All of it.",
    url,
    breadcrumb: breadcrumb("A topic", url),
  });
});

test("an author page is a profile below the blog", () => {
  const url = `${ORIGIN}/blog/author/asha/`;
  const author = { name: "Asha", role: "Buyer", bio: "Buys steel.", url: "/blog/author/asha/" };
  expect(authorPage(author)).toEqual({
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url,
    mainEntity: {
      "@type": "Person",
      name: "Asha",
      jobTitle: "Buyer",
      description: "Buys steel.",
      url,
    },
    breadcrumb: breadcrumb("Asha", url),
  });
});
