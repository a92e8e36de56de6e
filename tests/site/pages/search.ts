import { expect, test } from "@jest/globals";
import { z } from "zod";
import { pages, searchPage } from "../support/pages";
import { first, posts } from "../../support/site-content";
import { addressesFound, searchIndex } from "../support/search";

const entry = z.object({ kind: z.string(), url: z.string(), title: z.string() });
const { storedFields } = z
  .object({ storedFields: z.record(z.string(), entry) })
  .parse(JSON.parse(searchIndex("public")));
const entries = Object.values(storedFields);

test("the index has every page except lists of posts", () => {
  const indexed = entries.map(({ url }) => url);
  const isList = (url: string) => /\/page\/\d+\/$|^\/blog\/(?:topic|author)\//u.test(url);
  const missing = pages
    .map(({ url }) => url)
    .filter((url) => !isList(url) && !indexed.includes(url));
  expect(missing).toEqual([]);
});

test("each question is at its anchor", () => {
  const questions = entries.filter(({ kind }) => kind === "Question");
  expect(questions).not.toEqual([]);
  for (const { url, title } of questions) {
    const [path = "", anchor] = url.split("#");
    const page = pages.find((built) => built.url === path)?.document;
    const place = anchor === undefined ? page?.querySelector("body") : page?.getElementById(anchor);
    expect(place?.closest("section, body")?.textContent).toContain(title);
  }
});

test("no page preloads the search index", () => {
  for (const { html } of [...pages, searchPage]) expect(html).not.toContain("/static/search-");
});

test("the newest post is found by its title", async () => {
  const { title, url } = first(posts);
  expect(await addressesFound("public", title)).toContain(url);
});
