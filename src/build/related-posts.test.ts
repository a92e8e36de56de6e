/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { relatedPosts } from "./related-posts";

const post = (id: string, date: string, ...topics: readonly string[]) => ({ id, date, topics });

test("posts that share more topics come first, newer ones among equals, three at most", () => {
  const related = relatedPosts([
    post("own", "2026-01-01", "a", "b"),
    post("old", "2025-01-01", "a"),
    post("both", "2024-01-01", "b", "a", "c"),
    post("new", "2026-02-01", "b"),
    post("middle", "2025-06-01", "a"),
    post("none", "2026-03-01", "c"),
  ]);
  expect(related.get("own")).toEqual(["both", "new", "middle"]);
  expect(related.get("none")).toEqual(["both"]);
});

test("a post that shares no topic has no related posts, and is none of its own", () => {
  const related = relatedPosts([
    post("own", "2026-01-01", "a"),
    post("other", "2026-01-01", "b"),
    post("empty", "2026-01-01"),
  ]);
  expect([...related.values()]).toEqual([[], [], []]);
});

test("among very many posts, each has the same as by looking at all others", () => {
  const topics = ["a", "b", "c", "d", "e", "f"];
  const posts = Array.from({ length: 300 }, (_, index) => {
    const own = topics.filter((_topic, place) => (index * 7 + place * place * 3) % 5 < 2);
    return post(`p${index}`, `2025-01-${String(1 + (index % 28)).padStart(2, "0")}`, ...own);
  });
  const related = relatedPosts(posts);
  for (const own of posts) {
    const expected = posts
      .filter(({ id }) => id !== own.id)
      .map((other) => ({
        ...other,
        shared: other.topics.filter((topic) => own.topics.includes(topic)).length,
      }))
      .filter(({ shared }) => shared > 0)
      .sort(
        (a, b) => b.shared - a.shared || b.date.localeCompare(a.date) || a.id.localeCompare(b.id),
      )
      .slice(0, 3);
    expect(related.get(own.id)).toEqual(expected.map(({ id }) => id));
  }
});
