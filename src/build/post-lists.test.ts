import { expect, test } from "@jest/globals";
import { postLists } from "./post-lists";

const subject = (slug: string) => ({ id: `id of ${slug}`, slug, url: `/blog/topic/${slug}/` });
const post = (id: string, topics: readonly string[], draft = false) => ({ id, topics, draft });

test("a topic lists its posts in their order; a topic without posts has no list", () => {
  const posts = [post("new", ["a", "b", "a"], true), post("old", ["a"])];
  const lists = postLists([subject("a"), subject("b"), subject("c")], posts, (own) => own.topics);
  expect(lists).toEqual([
    { id: "id of a", url: "/blog/topic/a/", draft: false, posts: ["new", "old"] },
    { id: "id of b", url: "/blog/topic/b/", draft: true, posts: ["new"] },
  ]);
});
