/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { neighbourPosts } from "./neighbour-posts";

const post = (id: string, date: string) => ({ id, date });

test("each post is between the one published before and the one published after", () => {
  const neighbours = neighbourPosts([
    post("middle", "2026-01-15"),
    post("new", "2026-02-01"),
    post("old", "2025-12-31"),
  ]);
  expect(Object.fromEntries(neighbours)).toEqual({
    old: { previous: null, next: "middle" },
    middle: { previous: "old", next: "new" },
    new: { previous: "middle", next: null },
  });
});

test("posts of one day follow each other in one order, and none is left out", () => {
  const posts = ["b", "c", "a"].map((id) => post(id, "2026-01-01"));
  const neighbours = neighbourPosts(posts);
  expect(neighbours).toEqual(neighbourPosts(posts.toReversed()));
  expect(["a", "b", "c"].map((id) => neighbours.get(id)?.previous)).toEqual(["b", "c", null]);
});
