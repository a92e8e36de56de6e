/** @jest-environment node */
import { mkdir, readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "@jest/globals";
import { readEntry } from "../../src/build/content/entry";
import { inFolder } from "../../src/build/content/testing/project";
import { addEntries } from "./content";
import { countWords } from "./text";

/** Texts by path of a content folder with the entries from `from` to before `to`. */
async function entries(from: number, to: number): Promise<Record<string, string>> {
  return inFolder({}, async (root) => {
    await mkdir(`${root}/authors`);
    await mkdir(`${root}/blog`);
    await addEntries(root, from, to);
    const names = (await readdir(root, { recursive: true })).filter((name) => /\.\w+$/u.test(name));
    const texts = names.map(async (name) => [name, await readFile(`${root}/${name}`, "utf8")]);
    return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
  });
}

describe("generated entries", () => {
  test("are the same in every run, and a larger site holds those of a smaller one", async () => {
    const larger = await entries(0, 40);
    expect(await entries(0, 40)).toEqual(larger);
    expect(larger).toMatchObject(await entries(0, 20));
    expect({ ...(await entries(0, 20)), ...(await entries(20, 40)) }).toEqual(larger);
  });

  test("have no mistake of their own, and posts are as long as posts are", async () => {
    for (const [name, text] of Object.entries(await entries(0, 60))) {
      const result = await readEntry(name, text);
      expect(result?.problems ?? []).toEqual([]);
      if (result?.kind !== "blogPost") continue;
      const words = countWords(text);
      expect([words, words >= 800 && words <= 1500]).toEqual([words, true]);
    }
  });
});
