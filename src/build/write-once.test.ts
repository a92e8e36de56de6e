import { mkdir, readdir, writeFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { parseJson } from "../lib/json";
import { inFolder } from "./content/testing/project";
import { deleteOthers, writeOnce } from "./write-once";

/** Like Gatsby's cache, it keeps no `undefined`. */
const memory = () => {
  const kept = new Map<string, string>();
  return {
    get: async (key: string) => Promise.resolve(parseJson(kept.get(key) ?? "")),
    set: async (key: string, value: unknown) =>
      Promise.resolve(kept.set(key, JSON.stringify(value))),
  };
};

test("a file is written again only if what it is made from has changed", async () => {
  await inFolder({}, async (root) => {
    const cache = memory();
    const write = async (text: string) =>
      (await writeOnce(cache, `${root}/a/x.md`, text, () => ({ content: text })))?.isNew;
    expect(await write("one")).toBe(true);
    expect(await write("one")).toBe(false);
    expect(await write("two")).toBe(true);
  });
});

test("the text of a post that became a draft doesn't stay in the site", async () => {
  await inFolder({}, async (root) => {
    await mkdir(`${root}/blog/draft`, { recursive: true });
    for (const file of ["index.html.md", "blog/draft/index.html.md", "blog/draft/notes.txt"]) {
      await writeFile(`${root}/${file}`, "text");
    }
    await deleteOthers(root, "index.html.md", new Set([`${root}/index.html.md`]));
    expect((await readdir(root, { recursive: true })).sort()).toEqual([
      "blog",
      "blog/draft",
      "blog/draft/notes.txt",
      "index.html.md",
    ]);
  });
});
