import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { openIndex } from "../../src/features/search/search-file";
import { isIndex } from "../../src/build/search-index";
import { pages, searchPage } from "./support/pages";

const files = readdirSync("public/static").filter(isIndex);
const readIndex = () =>
  openIndex(JSON.parse(readFileSync(`public/static/${files[0] ?? ""}`, "utf8")));

test("there is one index, which finds every page that is to be found", () => {
  expect(files).toHaveLength(1);
  const indexed = readIndex().entries.map(({ url }) => url);
  // Lists of posts by page, topic or author say nothing that their posts don't.
  const isList = (url: string) => /\/page\/\d+\/$|^\/blog\/(?:topic|author)\//u.test(url);
  const listed = pages.map(({ url }) => url).filter((url) => !isList(url));
  expect(listed.filter((url) => !indexed.includes(url))).toEqual([]);
});

test("each question of the questions page is found, at an anchor that is there", () => {
  const faq = pages.find(({ url }) => url === "/faq/")?.document;
  const questions = readIndex().entries.filter(
    ({ kind, url }) => kind === "question" && url.startsWith("/faq/"),
  );
  expect(questions.length).toBeGreaterThan(5);
  for (const { url, title } of questions) {
    const section = faq?.getElementById(url.slice("/faq/#".length));
    expect(section?.closest("section")?.textContent).toContain(title);
  }
});

test("the page of results is not to be found, and no other page asks for the index", () => {
  const robots = searchPage.document.querySelector('meta[name="robots"]');
  expect(robots?.getAttribute("content")).toBe("noindex");
  expect(searchPage.document.querySelector('link[rel="canonical"]')).toBeNull();
  expect(readFileSync("public/sitemap.xml", "utf8")).not.toContain("/search/");
  for (const { html } of [...pages, searchPage]) expect(html).not.toContain("/static/search-");
});

test("its form works by address alone", () => {
  const form = searchPage.document.querySelector("main form[role=search]");
  expect(form?.getAttribute("action")).toBe("/search/");
  expect(form?.getAttribute("method")).toBe("get");
  const field = form?.querySelector("input[name=q]");
  expect(searchPage.document.querySelector(`label[for="${field?.id ?? ""}"]`)?.textContent).toBe(
    "Search this site",
  );
});
