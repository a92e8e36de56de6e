/** @jest-environment node */
import { expect, test } from "@jest/globals";
import type { CreateResolversArgs, Node } from "gatsby";
import { createContentFields } from "./content-fields";
import { fake } from "./testing/fake";

interface Resolvers {
  readonly BlogPost: {
    readonly related: {
      readonly resolve: (post: Node, args: unknown, context: unknown) => Promise<readonly Node[]>;
    };
  };
}

const post = (id: string, ...topics: readonly string[]) => ({ id, date: "2026-01-01", topics });
const posts = [post("own", "a"), post("other", "a"), post("third", "b")];

/** Ids of the posts that are related to the first, asked for with these arguments. */
async function related(args: unknown) {
  const given: Resolvers[] = [];
  const api = fake<CreateResolversArgs>({ createResolvers: (own: Resolvers) => given.push(own) });
  await createContentFields?.(api, { plugins: [] }, () => undefined);
  const nodeModel = {
    findAll: async () => Promise.resolve({ entries: posts }),
    getNodesByIds: ({ ids }: { ids: readonly string[] }) =>
      posts.filter(({ id }) => ids.includes(id)),
  };
  const found = await given[0]?.BlogPost.related.resolve(fake<Node>({ ...posts[0] }), args, {
    nodeModel,
  });
  return found?.map(({ id }) => id);
}

test("related posts are those that share topics", async () => {
  expect(await related({})).toEqual(["other"]);
  expect(await related({ ids: null })).toEqual(["other"]);
});

test("related posts that a page names are taken as they are", async () => {
  expect(await related({ ids: ["third"] })).toEqual(["third"]);
  expect(await related({ ids: [] })).toEqual([]);
});
