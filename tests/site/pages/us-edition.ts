import { expect, test } from "@jest/globals";
import { parse, type HTMLElement } from "node-html-parser";
import { isAmerican } from "../../support/site-content";
import { pages } from "../support/pages";

const RUPEES = /₹|\blakhs?\b|\bcrores?\b|\bGSTIN?\b/giu;

/** What is in the HTML for Indian visitors only: small pieces, links of lists, and scripts. */
const NOT_SHOWN = '[data-region-only="in"], script, style, template';

function amountsIn(element: HTMLElement | null): readonly string[] {
  if (element === null) return [];
  const shown = parse(element.outerHTML);
  shown.querySelectorAll(NOT_SHOWN).forEach((part) => part.remove());
  return shown.textContent.match(RUPEES) ?? [];
}

test("a US visitor meets no rupee on US pages", () => {
  const american = pages.filter(({ url }) => isAmerican(url));
  expect(american.length).toBeGreaterThan(0);
  const found = american.map(({ url, document }) => [
    url,
    amountsIn(document.querySelector("body")),
  ]);
  expect(found.filter(([, amounts]) => amounts?.length !== 0)).toEqual([]);
});

test("a US visitor meets no rupee around the text of any page", () => {
  const parts = pages.flatMap(({ document }) =>
    document
      .querySelectorAll("body header, body footer, nav")
      .filter((element) => element.closest("main") === null),
  );
  // Most pages have the same.
  const different = [...new Map(parts.map((part) => [part.outerHTML, part])).values()];
  expect(different.filter((part) => amountsIn(part).length > 0)).toEqual([]);
});

test("any other page with rupees says so to a US visitor", () => {
  const silent = pages
    // The Indian home says whom it is for. A tool has figures for each region, and its text names India.
    .filter(({ url }) => url !== "/" && !url.startsWith("/tools/"))
    .filter(({ document }) => {
      const main = document.querySelector("main");
      return (
        amountsIn(main).includes("₹") && !/are from India, in rupees/u.test(main?.textContent ?? "")
      );
    });
  expect(silent.map(({ url }) => url)).toEqual([]);
});

test("links of US pages lead to the US editions", () => {
  const americanPages = pages.filter(({ url }) => isAmerican(url));
  const alternateOf = new Map(
    pages.flatMap(({ url, document }) => {
      const edition = document.querySelector('link[hreflang="en-US"]')?.getAttribute("href");
      return edition == null ? [] : [[url, new URL(edition).pathname] as const];
    }),
  );
  const missed = americanPages.flatMap(({ url, document }) =>
    document
      .querySelectorAll("a[href]")
      .filter((link) => link.closest(NOT_SHOWN) === null)
      // A link may say that it leads to India.
      .filter((link) => !/India|rupees/u.test(link.textContent))
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => href.startsWith("/") && !href.includes("?"))
      .map((href) => href.replace(/#.*$/u, ""))
      .filter((path) => !isAmerican(path) && alternateOf.has(path))
      .map((path) => `${url} links to ${path}`),
  );
  expect(missed).toEqual([]);
});
