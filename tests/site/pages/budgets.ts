import { statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { htmlBudgetOf, TOLERANCE } from "../../support/html-budget";
import { pages } from "../support/pages";

/** The size of the build's compressed copy. The build compresses faster than a CDN, so less. */
const copyOf = (url: string) => statSync(`public${url}index.html.br`).size;

test("the HTML of the largest page of each kind is within its budget", () => {
  const largest = new Map(
    pages
      .toSorted((a, b) => copyOf(a.url) - copyOf(b.url))
      .map((page) => [htmlBudgetOf(page.url), page] as const),
  );
  const large = [...largest].flatMap(([budget, { url, html }]) => {
    const size = brotliCompressSync(html).length / 1024;
    return size > budget * TOLERANCE ? [[url, size, budget]] : [];
  });
  expect(large).toEqual([]);
});
