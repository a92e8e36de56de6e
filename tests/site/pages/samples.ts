import { expect, test } from "@jest/globals";
import type { HTMLElement } from "node-html-parser";
import { authors, caseStudies, posts } from "../../support/site-content";
import { pages } from "../support/pages";

const documentOf = (url: string) => pages.find((page) => page.url === url)?.document;

/** Whether an element has the label. */
const isMarked = (element: HTMLElement | null | undefined) =>
  (element?.querySelectorAll("span") ?? []).some(({ textContent }) =>
    /^Sample(?:: |$)/u.test(textContent),
  );

/** The schema.org types that a page names, at any depth. */
function typesOn(url: string): string[] {
  const scripts = [
    ...(documentOf(url)?.querySelectorAll('script[type="application/ld+json"]') ?? []),
  ];
  return scripts.flatMap(({ rawText }) =>
    [...rawText.matchAll(/"@type":"(\w+)"/gu)].map(([, type = ""]) => type),
  );
}

const entries = [...posts, ...caseStudies];
const marks = (list: readonly { url: string; sample: boolean }[]) =>
  Object.fromEntries(list.map(({ url, sample }) => [url, sample]));

test("an invented article or author is marked in the head of its page, and no other is", () => {
  const headOf = (url: string) => documentOf(url)?.querySelector(":has(> h1)");
  const all = [...entries, ...authors.filter(({ url }) => documentOf(url) !== undefined)];
  const marked = all.map(({ url }) => ({ url, sample: isMarked(headOf(url)) }));
  expect(marks(marked)).toEqual(marks(all));
});

test("an invented article is marked in every list", () => {
  const items = pages.flatMap(({ document }) => [
    ...document.querySelectorAll('main li:has(> div h2), nav[aria-label="Read next"] li'),
  ]);
  const marked = items.flatMap((item) => {
    const href = item.querySelector("a")?.getAttribute("href");
    return entries.filter(({ url }) => url === href).map(({ url }) => ({ url, item }));
  });
  expect(new Set(marked.map(({ url }) => url)).size).toBe(entries.length);
  for (const { url, item } of marked) {
    expect([url, isMarked(item)]).toEqual([url, marks(entries)[url]]);
  }
});

test("search engines get structured data of articles and authors, unless they are invented", () => {
  const isDescribed = (url: string) =>
    typesOn(url).some((type) => /^(?:BlogPosting|Article|Person|ProfilePage)$/u.test(type));
  const all = [...entries, ...authors.filter(({ url }) => documentOf(url) !== undefined)];
  const without = all.map(({ url }) => ({ url, sample: !isDescribed(url) }));
  expect(marks(without)).toEqual(marks(all));
});
