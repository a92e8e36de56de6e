import { expect, test } from "@jest/globals";
import type { ContentNode } from "../content-model/content-tree";
import { planTerms as plan } from "./term-plan";

const terms = ["lead-time", "safety-stock"].map((slug) => ({
  id: `id of ${slug}`,
  slug,
  url: `/glossary/${slug}/`,
  term: slug.replace("-", " "),
  aliases: [],
}));

type Texts = Parameters<typeof plan>[1];

/** Plans texts that carry their own body. */
function planTerms(texts: readonly (Texts[number] & { readonly body: readonly ContentNode[] })[]) {
  const bodies = new Map(texts.map(({ id, body }) => [id, body]));
  return plan(terms, texts, (id) => bodies.get(id) ?? []);
}

const text = (name: string, words: string, more: object = {}) => ({
  id: name,
  url: `/${name}/`,
  body: [{ tag: "p" as const, children: [words] }],
  unlinkedTerms: [],
  isUse: true,
  ...more,
});

test("a term's page names the newest texts that link to it, then those without a date, eight at most", () => {
  const posts = Array.from({ length: 7 }, (_, index) =>
    text(`post-${index}`, "Lead time.", { date: `2026-01-0${index + 1}` }),
  );
  const pages = [text("b", "A lead time."), text("a", "Lead times."), text("c", "Nothing.")];
  const { uses } = planTerms([...pages, ...posts]);
  const newest = ["post-6", "post-5", "post-4", "post-3", "post-2", "post-1", "post-0"];
  expect([...uses]).toEqual([["id of lead-time", [...newest, "a"]]]);
});

test("a text that does not link a term is not among its uses", () => {
  const { uses, terms: named } = planTerms([
    text("without", "Lead time and safety stock.", { unlinkedTerms: ["lead-time"] }),
  ]);
  expect([...uses]).toEqual([["id of safety-stock", ["without"]]]);
  // It is still named, so that its words do not match a shorter term.
  expect(named.get("without")).toEqual(["id of lead-time", "id of safety-stock"]);
});

test("a term's own page links to other terms, but is not among their uses", () => {
  const own = text("x", "The lead time and the safety stock.", {
    url: "/glossary/lead-time/",
    isUse: false,
  });
  const { uses, terms: named } = planTerms([own]);
  expect(named.get("x")).toEqual(["id of lead-time", "id of safety-stock"]);
  expect([...uses]).toEqual([]);
});
