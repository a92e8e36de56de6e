import { describe, expect, test } from "@jest/globals";
import { testEnvironment } from "../../../scripts/lib/test-environment";
import { isAmerican, usEditions } from "../../support/site-content";
import type { BuiltPage } from "../../../scripts/lib/built-pages";
import { pages, textOf } from "../support/pages";

const origin = testEnvironment.GATSBY_SITE_URL;

const descriptionOf = ({ document }: BuiltPage) =>
  document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test("no two pages share a title or a description", () => {
  expect(repeated(pages.map((page) => textOf(page, "title")))).toEqual([]);
  expect(repeated(pages.map(descriptionOf))).toEqual([]);
});

describe.each(pages.map((page) => [page.url, page] as const))("%s", (url, page) => {
  const { document, html } = page;

  test("has one main heading, and no heading level is skipped", () => {
    const levels = document
      .querySelectorAll("h1, h2, h3, h4, h5, h6")
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test("is in the language of its region", () => {
    const root = document.querySelector("html");
    expect(root?.getAttribute("lang")).toBe(isAmerican(url) ? "en-US" : "en-IN");
    expect(root?.getAttribute("data-region")).toBe(url.startsWith("/us/") ? "us" : "in");
  });

  test("has a name for every link and button, and alternative text for every image", () => {
    const nameless = document
      .querySelectorAll("a[href], button, summary")
      .filter(
        (element) => element.textContent.trim() === "" && !element.hasAttribute("aria-label"),
      );
    expect(nameless).toEqual([]);
    const images = document.querySelectorAll("img:not([aria-hidden], [aria-hidden] *)");
    const wordless = images.filter((image) => (image.getAttribute("alt") ?? "").trim() === "");
    expect(wordless).toEqual([]);
  });

  test("has a security policy before anything it applies to, and no inline handlers", () => {
    const [policy, ...more] = document.querySelectorAll(
      'meta[http-equiv="Content-Security-Policy"]',
    );
    expect(more).toEqual([]);
    expect(policy?.previousElementSibling?.hasAttribute("charset")).toBe(true);
    expect(html).not.toMatch(/href="\s*javascript:|\son[a-z]+="/iu);
  });
});

test("an Indian page and its US edition link to each other as alternates, and no other page has one", () => {
  const alternates = pages.map(
    ({ url, document }) =>
      [
        url,
        document
          .querySelectorAll("link[hreflang]")
          .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
      ] as const,
  );
  const pairs = usEditions.flatMap(({ url, of }) => {
    const both = [
      ["en-IN", origin + of],
      ["en-US", origin + url],
      ["x-default", origin + of],
    ];
    return [
      [of, both],
      [url, both],
    ] as const;
  });
  expect(pairs.map(([url]) => url)).toContain("/us/");
  expect(new Map(alternates.filter(([, links]) => links.length > 0))).toEqual(new Map(pairs));
});
