import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { brotliDecompressSync } from "node:zlib";
import { testEnvironment } from "../../../scripts/lib/test-environment";
import { settings, sitePages } from "../../support/site-content";
import type { BuiltPage } from "../../../scripts/lib/built-pages";
import { pages, textOf } from "../support/pages";

const origin = testEnvironment.GATSBY_SITE_URL;
const read = (file: string) => readFileSync(`public/${file}`, "utf8");
const values = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gu"))].map(([, value = ""]) => value);
const files = readdirSync("public", { recursive: true }).map(String);

const twinOf = ({ document }: BuiltPage) =>
  document.querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute("href");
const twins = pages.flatMap((page) => {
  const address = twinOf(page);
  return address == null ? [] : [{ page, path: new URL(address).pathname, address }];
});

test("the sitemap lists exactly the pages that search engines may list", () => {
  const listed = values(read("sitemap.xml"), "loc");
  expect(listed.toSorted()).toEqual(pages.map(({ url }) => origin + url).toSorted());
});

test("every last change in the sitemap is a day that has come", () => {
  const days = values(read("sitemap.xml"), "lastmod");
  const today = new Date().toISOString().slice(0, 10);
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/u.test(day) || day > today)).toEqual([]);
});

test("robots.txt lets search engines in and names the sitemap", () => {
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test("security.txt names an address and is valid for months, but less than a year", () => {
  const text = read(".well-known/security.txt");
  expect(text).toContain(`Contact: mailto:${settings.email}\n`);
  const [, expires = ""] = /^Expires: (.+)$/mu.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(366);
  const [, policy = ""] = /^Policy: (.+)$/mu.exec(text) ?? [];
  expect(pages.map(({ url }) => origin + url)).toContain(policy);
});

test("every page of content has a text in Markdown beside it, which llms.txt lists", () => {
  const content = pages.filter(
    ({ url }) =>
      sitePages.some((page) => page.url === url) ||
      /^\/(?:blog|case-study|glossary)\/[^/]+\/$/u.test(url),
  );
  const without = content.filter((page) => !/\/page\/|\/\d+\/$/u.test(page.url) && !twinOf(page));
  expect(without.map(({ url }) => url)).toEqual([]);
  const listed = [...read("llms.txt").matchAll(/^- \[.+\]\((.+?)\): .+$/gmu)].map(
    ([, link]) => link,
  );
  expect(listed.toSorted()).toEqual(twins.map(({ address }) => address).toSorted());
});

test("a text in Markdown has the page's heading and words, full links, and no markup", () => {
  for (const { page, path, address } of twins) {
    expect(address).toBe(`${origin}${page.url}index.html.md`);
    const text = read(path);
    const plain = text.replaceAll("\\", "").replaceAll("\u00A0", " ");
    expect(plain).toContain(`# ${textOf(page, "h1").replace(/\s+/gu, " ")}\n`);
    for (const heading of page.document.querySelectorAll("[data-content=text] h2")) {
      expect(plain).toContain(`## ${heading.textContent.trim().replace(/\s+/gu, " ")}\n`);
    }
    expect(text).not.toMatch(/<(?:script|style|div|span|form|button|svg)\b/u);
    expect(text).not.toContain("needs JavaScript");
    expect(text.match(/\]\((?!https?:|mailto:|tel:)[^)]*\)/gu) ?? []).toEqual([]);
  }
});

test("a sample says so in its Markdown too", () => {
  const samples = twins.filter(({ page }) =>
    page.document
      .querySelectorAll(":has(> h1) p")
      .some(({ textContent }) => textContent.startsWith("Sample ")),
  );
  for (const { path } of samples) expect(read(path)).toContain("Sample: ");
});

test("each compressed copy is its file", () => {
  const copies = files.filter((file) => file.endsWith(".br"));
  expect(copies.length).toBeGreaterThan(pages.length);
  for (const copy of copies) {
    const text = brotliDecompressSync(readFileSync(`public/${copy}`));
    expect(text.equals(readFileSync(`public/${copy.slice(0, -3)}`))).toBe(true);
  }
});

test("what only the build needs is not published", () => {
  const isPrivate = (file: string) => /(?:\.map|\.env.*|\.tsx?|webpack\.stats\.json)$/u.test(file);
  expect(files.filter(isPrivate)).toEqual([]);
  expect(existsSync("public/nginx.conf")).toBe(false);
});
