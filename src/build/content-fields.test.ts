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

/** Ids of the posts that are related to the first of these. */
async function related(posts: readonly { id: string; date: string; topics: unknown }[]) {
  const given: Resolvers[] = [];
  const api = fake<CreateResolversArgs>({ createResolvers: (own: Resolvers) => given.push(own) });
  await createContentFields?.(api, { plugins: [] }, () => undefined);
  const context = { nodeModel: { findAll: async () => Promise.resolve({ entries: posts }) } };
  const found = await given[0]?.BlogPost.related.resolve(fake<Node>({ ...posts[0] }), {}, context);
  return found?.map(({ id }) => id);
}

const post = (id: string, date: string, ...topics: readonly string[]) => ({ id, date, topics });

test("posts that share more topics come first, newer ones among equals, three at most", async () => {
  expect(
    await related([
      post("own", "2026-01-01", "a", "b"),
      post("old", "2025-01-01", "a"),
      post("both", "2024-01-01", "b", "a", "c"),
      post("new", "2026-02-01", "b"),
      post("middle", "2025-06-01", "a"),
      post("none", "2026-03-01", "c"),
    ]),
  ).toEqual(["both", "new", "middle"]);
});

test("a post that shares no topic has no related posts, and is none of its own", async () => {
  expect(await related([post("own", "2026-01-01", "a"), post("other", "2026-01-01", "b")])).toEqual(
    [],
  );
  expect(await related([{ id: "own", date: "2026-01-01", topics: null }])).toEqual([]);
});
