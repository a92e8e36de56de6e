/** @jest-environment node */
import { expect, test } from "@jest/globals";
import type { Node } from "gatsby";
import { authorPosts, topicPosts } from "./subject-posts";
import type { NodeModel } from "./term-fields";
import { fake } from "./testing/fake";

const post = (id: string, date: string, author: string, ...topics: readonly string[]) =>
  fake<Node>({
    id,
    url: `/blog/${id}/`,
    draft: false,
    redirectsFrom: [],
    body: [],
    termLinks: true,
    unlinkedTerms: [],
    date,
    author,
    topics,
  });

const posts = [
  post("old", "2025-01-01", "asha", "sourcing"),
  post("new", "2026-01-01", "meera", "sourcing", "scrap"),
  post("mid", "2025-06-01", "asha", "scrap"),
];
const nodeModel = fake<NodeModel>({
  findAll: async () => Promise.resolve({ entries: posts.values() }),
  getNodesByIds: ({ ids }: { readonly ids: readonly string[] }) =>
    ids.flatMap((id) => posts.find((node) => node.id === id) ?? []),
});
const subject = (slug: string) => fake<Node>({ id: slug, slug, url: `/blog/${slug}/` });

/** Ids of what a field of the subject of this name gives. */
const idsOf = async (field: typeof topicPosts, slug: string) =>
  (await field.resolve(subject(slug), {}, { nodeModel })).map(({ id }) => id);

test("a topic gives its posts, newest first", async () => {
  expect(await idsOf(topicPosts, "sourcing")).toEqual(["new", "old"]);
  expect(await idsOf(topicPosts, "scrap")).toEqual(["new", "mid"]);
});

test("an author gives the posts of that name, newest first", async () => {
  expect(await idsOf(authorPosts, "asha")).toEqual(["mid", "old"]);
});

test("without a post there are none", async () => {
  expect(await idsOf(topicPosts, "asha")).toEqual([]);
  expect(await idsOf(authorPosts, "sourcing")).toEqual([]);
});

test("a page that gives ids gets these, in its order", async () => {
  const given = await topicPosts.resolve(
    subject("sourcing"),
    { ids: ["mid", "old"] },
    { nodeModel },
  );
  expect(given.map(({ id }) => id)).toEqual(["mid", "old"]);
});
