import { expect, test } from "@jest/globals";
import { relatedPosts } from "./related-posts";

const post = (id: string, ...topics: readonly string[]) => ({ id, topics });

test("posts that share more topics come first, earlier ones among equals, three at most", () => {
  const own = post("own", "a", "b");
  const posts = [
    post("none", "c"),
    post("new", "b"),
    own,
    post("middle", "a"),
    post("old", "a"),
    post("both", "b", "a", "c"),
    post("other", "d"),
  ];
  expect(relatedPosts(own, posts)).toEqual(["both", "new", "middle"]);
  expect(relatedPosts(post("other", "d"), posts)).toEqual([]);
});
