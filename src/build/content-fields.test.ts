/** @jest-environment node */
import { expect, test } from "@jest/globals";
import type { CreateResolversArgs, Node } from "gatsby";
import { createContentFields } from "./content-fields";
import { fake } from "./testing/fake";

interface Field {
  readonly resolve: (
    post: Node,
    args: unknown,
    context: unknown,
  ) => Promise<readonly Node[] | Node | null>;
}

interface Resolvers {
  readonly BlogPost: Readonly<Record<"related" | "previous" | "next", Field>>;
}

const post = (id: string, date: string, topic: string) => ({ id, date, topics: [topic] });
const posts = [
  post("own", "2026-01-02", "a"),
  post("other", "2026-01-03", "a"),
  post("third", "2026-01-01", "b"),
];

/** What a field of the first post gives, asked for with these arguments: ids. */
async function answer(field: keyof Resolvers["BlogPost"], args: unknown) {
  const given: Resolvers[] = [];
  const api = fake<CreateResolversArgs>({ createResolvers: (own: Resolvers) => given.push(own) });
  await createContentFields?.(api, { plugins: [] }, () => undefined);
  const nodeModel = {
    findAll: async () => Promise.resolve({ entries: posts }),
    getNodeById: ({ id }: { id: string }) => posts.find((node) => node.id === id) ?? null,
    getNodesByIds: ({ ids }: { ids: readonly string[] }) =>
      posts.filter(({ id }) => ids.includes(id)),
  };
  const own = fake<Node>({ ...posts[0] });
  const found = await given[0]?.BlogPost[field].resolve(own, args, { nodeModel });
  return [found ?? []].flat().map(({ id }) => id);
}

test("related posts are those that share topics", async () => {
  expect(await answer("related", {})).toEqual(["other"]);
  expect(await answer("related", { ids: null })).toEqual(["other"]);
});

test("related posts that a page names are taken as they are", async () => {
  expect(await answer("related", { ids: ["third"] })).toEqual(["third"]);
  expect(await answer("related", { ids: [] })).toEqual([]);
});

test("the post before and the one after are found by their dates", async () => {
  expect(await answer("previous", {})).toEqual(["third"]);
  expect(await answer("next", { id: null })).toEqual(["other"]);
});

test("a neighbour that a page names is taken as it is", async () => {
  expect(await answer("next", { id: "third" })).toEqual(["third"]);
});
