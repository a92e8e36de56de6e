import { expect, test } from "@jest/globals";
import { relatedPosts } from "./related-posts";

const post = (id: string, ...topics: readonly string[]) => ({ id, topics });

test("posts that share more topics come first, earlier ones among equals, three at most", () => {
  const related = relatedPosts([
    post("none", "c"),
    post("new", "b"),
    post("own", "a", "b"),
    post("middle", "a"),
    post("old", "a"),
    post("both", "b", "a", "c"),
    post("other", "d"),
  ]);
  expect(related.get("own")).toEqual(["both", "new", "middle"]);
  expect(related.get("none")).toEqual(["both"]);
  expect(related.get("other")).toEqual([]);
});
