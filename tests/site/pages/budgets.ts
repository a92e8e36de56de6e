import { statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { toolNames, toolPage } from "../../../src/lib/tool-names";
import { embeds } from "../../support/tool-content";
import { caseStudies, posts, sitePages } from "../../support/site-content";
import { pages } from "../support/pages";

/** A few bytes over a budget must not stop a change of wording. */
const TOLERANCE = 1.05;

/** Pages of `content/pages` that consist of a form or of law. */
const plain = sitePages
  .filter(({ template }) => template === "form" || template === "legal")
  .map(({ url }) => url);

const withTools = [...embeds.map(({ address }) => address), ...toolNames.map(toolPage)];

/** KB of 1,024 bytes of HTML with inlined CSS, compressed with brotli (docs/performance.md). */
function budgetOf(url: string): number {
  if (url === "/" || url === "/us/") return 22;
  if (url === "/glossary/") return 15.5;
  if (withTools.includes(url)) return 20;
  if (posts.some((post) => post.url === url)) return 20;
  if (caseStudies.some((study) => study.url === url)) return 15;
  if (plain.includes(url)) return 14;
  return sitePages.some((page) => page.url === url) ? 17.5 : 14;
}

/** The size of the build's compressed copy. The build compresses faster than a CDN, so less. */
const copyOf = (url: string) => statSync(`public${url}index.html.br`).size;

test("the HTML of the largest page of each kind is within its budget", () => {
  const largest = new Map(
    pages
      .toSorted((a, b) => copyOf(a.url) - copyOf(b.url))
      .map((page) => [budgetOf(page.url), page] as const),
  );
  const large = [...largest].flatMap(([budget, { url, html }]) => {
    const size = brotliCompressSync(html).length / 1024;
    return size > budget * TOLERANCE ? [[url, size, budget]] : [];
  });
  expect(large).toEqual([]);
});
