import { expect, test } from "@jest/globals";
import { z } from "zod";
import { testEnvironment } from "../../../scripts/lib/test-environment";
import type { BuiltPage } from "../../../scripts/lib/built-pages";
import { pages } from "../support/pages";
import { mistakesOf } from "../support/vocabulary";

const origin = testEnvironment.GATSBY_SITE_URL;
const graph = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string() })),
});
const faq = z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }));
const crumbs = z.array(z.object({ position: z.number(), name: z.string(), item: z.string() }));

/** The schema.org objects of a page. */
const thingsOf = ({ document }: BuiltPage) =>
  document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ rawText }) => graph.parse(JSON.parse(rawText))["@graph"]);

const typesOf = (page: BuiltPage) => thingsOf(page).map((thing) => thing["@type"]);
const thingOf = (page: BuiltPage, type: string) =>
  thingsOf(page).find((thing) => thing["@type"] === type);

/** The addresses of posts and case studies, without their indexes, topics and authors. */
const ARTICLE = /^\/(?:blog\/(?!topic\/|author\/)|(?:us\/)?case-study\/)./u;

const isHome = ({ url }: BuiltPage) => url === "/" || url === "/us/";
const wordsOf = (text: string | null | undefined) => (text ?? "").replace(/\s+/gu, "");

test("all structured data follows schema.org's vocabulary", () => {
  const mistakes = pages.flatMap((page) =>
    mistakesOf(thingsOf(page)).map((mistake) => `${page.url}: ${mistake}`),
  );
  expect(mistakes).toEqual([]);
  expect(mistakesOf({ "@type": "FAQPage", mainEntity: { "@type": "Person", price: 1 } })).toEqual([
    "Person has no price",
  ]);
});

test("both homes name the company and the site", () => {
  for (const page of pages.filter(isHome))
    expect(typesOf(page)).toEqual(["Organization", "WebSite"]);
});

test("every other page shows its breadcrumbs, an article without its title, and search engines get the same", () => {
  for (const page of pages.filter((each) => !isHome(each))) {
    const list = crumbs.parse(thingOf(page, "BreadcrumbList")?.itemListElement);
    const shown = page.document.querySelectorAll('nav[aria-label="Breadcrumb"] li');
    const isArticle = ARTICLE.test(page.url);
    expect(shown.map((item) => item.querySelector("a")?.textContent ?? item.textContent)).toEqual(
      (isArticle ? list.slice(0, -1) : list).map(({ name }) => name),
    );
    expect(shown.at(-1)?.getAttribute("aria-current")).toBe(isArticle ? undefined : "page");
    expect(list.at(-1)?.item).toBe(origin + page.url);
    const known = new Set(pages.map(({ url }) => origin + url));
    expect(list.filter(({ item }) => !known.has(item))).toEqual([]);
  }
});

test("a page with questions gives search engines the same questions and answers", () => {
  const asking = pages.filter((page) => thingOf(page, "FAQPage"));
  expect(asking.map(({ url }) => url)).toContain("/faq/");
  for (const page of asking) {
    const text = wordsOf(page.document.querySelector("main")?.textContent);
    const questions = faq.parse(thingOf(page, "FAQPage")?.mainEntity);
    const missing = questions.filter(
      ({ name, acceptedAnswer }) => !text.includes(wordsOf(name + acceptedAnswer.text)),
    );
    expect(missing).toEqual([]);
  }
});

test("products have no invented rating or price", () => {
  const products = pages.flatMap((page) => thingOf(page, "SoftwareApplication") ?? []);
  expect(products.length).toBeGreaterThan(0);
  for (const product of products) {
    expect(Object.keys(product)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^offers|Rating$|^review/u)]),
    );
  }
});
