/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { entryOf, readAhead } from "./entries-ahead";
import { readEntry } from "./entry";
import { post, replaceIn } from "./testing/project";

const FILE = "blog/first-post.mdx";

test("what was read ahead is what reading now would give, once", async () => {
  const ahead = await readAhead(FILE, post);
  const kept = await entryOf(FILE, post);
  expect(kept).toEqual(await readEntry(FILE, post));
  expect(kept).toEqual(ahead);
  expect(await entryOf(FILE, post)).toEqual(ahead);
});

test("a text that has changed since is read anew", async () => {
  await readAhead(FILE, post);
  const changed = await entryOf(FILE, replaceIn(post, "Read [about", "See [about"));
  expect(JSON.stringify(changed?.entry)).toContain('"See "');
});

test("an image and the author guide are no entries", async () => {
  expect(await readAhead("blog/a.png", "")).toBeNull();
  expect(await entryOf("blog/a.png", "")).toBeNull();
});
