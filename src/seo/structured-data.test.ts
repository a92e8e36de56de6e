import { expect, test } from "@jest/globals";
import { article, definedTerm, organization } from "./structured-data";

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
    author: { type: authorType, name: "Asha" },
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
    author: { "@type": authorType, name: "Asha" },
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
