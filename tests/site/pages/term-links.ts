import { expect, test } from "@jest/globals";
import type { BuiltPage } from "../../../scripts/lib/built-pages";
import { pages } from "../support/pages";

/** URLs of the terms that the text of a page links to. */
const termsOf = ({ document }: BuiltPage) =>
  document
    .querySelectorAll("main a[aria-describedby]")
    .map((link) => link.getAttribute("href") ?? "");

const linking = pages.filter((page) => termsOf(page).length > 0);

test("home, form, legal and index pages have no term links", () => {
  const closed = ["/", "/us/", "/request-demo/", "/legal/privacy/", "/blog/", "/glossary/"];
  expect(linking.filter(({ url }) => closed.includes(url))).toEqual([]);
});

test("a page links each term once, never itself, and not in headings or buttons", () => {
  for (const page of linking) {
    const terms = termsOf(page);
    expect([page.url, terms]).toEqual([page.url, [...new Set(terms)]]);
    expect(terms).not.toContain(page.url);
    const misplaced = page.document
      .querySelectorAll("a[aria-describedby]")
      .filter((link) =>
        link.matches("h1 *, h2 *, h3 *, h4 *, thead *, figcaption *, button *, code *, a *"),
      );
    expect(misplaced).toEqual([]);
  }
});

test("each term link is described by the definition of its term", () => {
  for (const { url, document } of linking) {
    for (const link of document.querySelectorAll("a[aria-describedby]")) {
      const text = document.getElementById(
        link.getAttribute("aria-describedby") ?? "",
      )?.textContent;
      const term = pages.find((page) => page.url === link.getAttribute("href"));
      const meta = term?.document.querySelector('meta[name="description"]');
      expect([url, text]).toEqual([url, meta?.getAttribute("content")]);
    }
  }
});

test("a term's page lists up to eight pages that link to it", () => {
  const terms = pages.filter(({ url }) => /^\/glossary\/[^/]+\/$/u.test(url));
  const uses = terms.flatMap(({ url, document }) => {
    const list = document.querySelector('nav[aria-label="Used in"]');
    const links = (list?.querySelectorAll("a") ?? []).map((a) => a.getAttribute("href"));
    expect(links.length).toBeLessThanOrEqual(8);
    return links.map((href) => [url, href] as const);
  });
  const wrong = uses.filter(([term, href]) => {
    const page = linking.find(({ url }) => url === href);
    return page === undefined || !termsOf(page).includes(term);
  });
  expect(wrong).toEqual([]);
});
