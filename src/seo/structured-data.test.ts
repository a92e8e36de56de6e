import { expect, test } from "@jest/globals";
import { article, authorPage, definedTerm } from "./entry-data";
import { faqPage, jobPosting, structuredData } from "./structured-data";

const ORIGIN = "https://site.example";

const post = {
  sample: false,
  type: "BlogPosting",
  title: "A post",
  description: "What it is about",
  url: "/blog/a-post/",
  published: "2026-01-31",
  modified: "2026-02-01",
  author: { name: "Asha", url: "/blog/author/asha/" },
  brand: "Brand",
  image: "/share/blog-a-post.jpg",
} as const;

const company = { "@type": "Organization", "@id": `${ORIGIN}/#organization`, name: "Brand" };

test("a post has its dates, author, image and publisher", () => {
  expect(article(post)).toEqual({
    "@type": "BlogPosting",
    headline: "A post",
    description: "What it is about",
    mainEntityOfPage: `${ORIGIN}/blog/a-post/`,
    datePublished: "2026-01-31",
    dateModified: "2026-02-01",
    author: { "@type": "Person", name: "Asha", url: `${ORIGIN}/blog/author/asha/` },
    image: `${ORIGIN}/share/blog-a-post.jpg`,
    publisher: company,
  });
});

test("the company is the author of an article without one", () => {
  expect(article({ ...post, type: "Article", author: null })).toMatchObject({ author: company });
});

const author = { name: "Asha", role: "Editor", bio: "Writes.", url: "/blog/author/asha/" };

test("an author's page describes the person", () => {
  expect(authorPage({ ...author, sample: false })).toMatchObject({
    "@type": "ProfilePage",
    mainEntity: { "@type": "Person", name: "Asha", jobTitle: "Editor" },
  });
});

const term = { term: "duty", definition: "A tax.", url: "/glossary/duty/" };

test("a term belongs to the glossary", () => {
  expect(definedTerm({ ...term, sample: false })).toMatchObject({
    name: "duty",
    inDefinedTermSet: { "@id": `${ORIGIN}/glossary/` },
  });
});

const opening = {
  title: "Buyer",
  place: "Pune",
  country: "IN",
  pay: "₹18 to 24 lakh",
  reportsTo: "the head of sourcing",
  posted: "2026-01-20",
  closes: "2026-02-28",
};

test("an open position says where it is and until when it is open", () => {
  expect(jobPosting(opening, "Brand", opening.closes)).toMatchObject({
    title: "Buyer",
    description: "Buyer in Pune. Pay: ₹18 to 24 lakh a year. Reports to: the head of sourcing.",
    datePosted: "2026-01-20",
    validThrough: "2026-02-28",
    hiringOrganization: company,
    jobLocation: { address: { addressLocality: "Pune", addressCountry: "IN" } },
  });
});

test("a position is no longer offered once it is closed", () => {
  expect(jobPosting(opening, "Brand", "2026-03-01")).toBeUndefined();
});

test("search engines learn nothing invented: samples have no structured data", () => {
  expect(article({ ...post, sample: true })).toBeUndefined();
  expect(definedTerm({ ...term, sample: true })).toBeUndefined();
  expect(authorPage({ ...author, sample: true })).toBeUndefined();
  expect(jobPosting({ ...opening, sample: true }, "Brand", opening.posted)).toBeUndefined();
  expect(structuredData([undefined])).toBeUndefined();
});

test("a page without questions has no FAQ", () => {
  expect(faqPage([])).toBeUndefined();
});
