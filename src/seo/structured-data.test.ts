import { expect, test } from "@jest/globals";
import { article, authorPage, definedTerm, organization, topicPage } from "./structured-data";

test("the company", () => {
  expect(organization("Kraya", "hello@example.com", "+910000000000")).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    name: "Kraya",
    url: "https://site.example",
    email: "hello@example.com",
    telephone: "+910000000000",
  });
});

test.each([
  ["BlogPosting", "Person"],
  ["Article", "Organization"],
] as const)("a %s by a %s", (type, authorType) => {
  const data = {
    type,
    title: "Landed cost",
    description: "What it is",
    url: "/blog/landed-cost/",
    published: "2026-01-31",
    modified: "2026-02-01",
    author: { type: authorType, name: "Asha", url: "/blog/author/asha/" },
    brand: "Kraya",
    image: { src: "/static/cover.png", width: 1200, height: 630, alt: "A cover" },
  };
  expect(article(data)).toEqual({
    "@context": "https://schema.org",
    "@type": type,
    headline: "Landed cost",
    description: "What it is",
    mainEntityOfPage: "https://site.example/blog/landed-cost/",
    datePublished: "2026-01-31",
    dateModified: "2026-02-01",
    author: { "@type": authorType, name: "Asha", url: "https://site.example/blog/author/asha/" },
    image: "https://site.example/static/cover.png",
    publisher: { "@type": "Organization", name: "Kraya" },
  });
});

test("a term of the glossary", () => {
  const term = { term: "Landed cost", definition: "All costs.", url: "/glossary/landed-cost/" };
  expect(definedTerm(term)).toEqual({
    "@context": "https://schema.org",
    "@type": "DefinedTerm",
    name: "Landed cost",
    description: "All costs.",
    url: "https://site.example/glossary/landed-cost/",
    inDefinedTermSet: "https://site.example/glossary/",
  });
});

const crumbs = (name: string, url: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: "Blog", item: "https://site.example/blog/" },
    { "@type": "ListItem", position: 2, name, item: url },
  ],
});

test("a topic and an author, each with the way from the blog", () => {
  const topic = {
    title: "Articles on scrap",
    description: "All of it.",
    url: "/blog/topic/scrap/",
  };
  expect(topicPage(topic)).toEqual({
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name: "Articles on scrap",
    description: "All of it.",
    url: "https://site.example/blog/topic/scrap/",
    breadcrumb: crumbs("Articles on scrap", "https://site.example/blog/topic/scrap/"),
  });
  const asha = { name: "Asha", role: "Buyer", bio: "Buys steel.", url: "/blog/author/asha/" };
  expect(authorPage(asha)).toEqual({
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url: "https://site.example/blog/author/asha/",
    mainEntity: {
      "@type": "Person",
      name: "Asha",
      jobTitle: "Buyer",
      description: "Buys steel.",
      url: "https://site.example/blog/author/asha/",
    },
    breadcrumb: crumbs("Asha", "https://site.example/blog/author/asha/"),
  });
});
