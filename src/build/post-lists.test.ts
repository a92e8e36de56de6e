/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { authorLists, topicLists } from "./post-lists";

const subject = (slug: string) => ({ id: `id-${slug}`, slug, url: `/${slug}/` });
const post = (id: string, date: string, author: string, topics: readonly string[]) => ({
  id,
  date,
  author,
  topics,
  draft: id === "draft",
});
const posts = [
  post("old", "2025-01-01", "asha", ["auctions", "scrap"]),
  post("new", "2026-01-01", "asha", ["auctions", "auctions"]),
  post("draft", "2026-02-01", "ravi", ["intake"]),
];

test("a topic has its posts, newest first and each once; one without posts has no list", () => {
  const topics = ["auctions", "scrap", "intake", "unused"].map(subject);
  expect(topicLists(topics, posts)).toEqual([
    { ...subject("auctions"), draft: false, posts: ["new", "old"] },
    { ...subject("scrap"), draft: false, posts: ["old"] },
    { ...subject("intake"), draft: true, posts: ["draft"] },
  ]);
});

test("an author has what the author wrote", () => {
  expect(authorLists(["asha", "none"].map(subject), posts)).toEqual([
    { ...subject("asha"), draft: false, posts: ["new", "old"] },
  ]);
});
