/** @jest-environment node */
import { readFile, writeFile } from "node:fs/promises";
import { describe, expect, test } from "@jest/globals";
import { checkContent } from "./check";
import { inFolder, replaceIn, term, validProject } from "./testing/project";
import { ContentCache } from "./content-cache";

const TERM = "content/glossary/landed-cost.mdx";
const SCHEMA = "src/content-model/fields.ts";
const CACHE = "node_modules/.cache/content-check/reports.json";
/** Entries of the valid project. */
const ALL = 8;
const files = { ...validProject, [SCHEMA]: "1", "node_modules/.package-lock.json": "1" };

/** Checks a project with its cache; gives what was found, and how many files were read anew. */
async function check(root: string) {
  const cache = await ContentCache.open(root);
  const { results, problems } = await checkContent(root, cache.read);
  await cache.save();
  return { results, problems, isNew: cache.filesRead };
}

describe("the second check of a project", () => {
  test("reads nothing anew and finds the same", async () => {
    await inFolder(
      { ...files, [TERM]: replaceIn(term, "Freight", "{x} [a](/b/)") },
      async (root) => {
        const first = await check(root);
        const second = await check(root);
        expect(first.problems).toHaveLength(2);
        expect(second.problems).toEqual(first.problems);
        expect([first.isNew, second.isNew]).toEqual([ALL, 0]);
      },
    );
  });

  test("reads a file anew whose text has changed, and no other", async () => {
    await inFolder(files, async (root) => {
      await check(root);
      await writeFile(`${root}/${TERM}`, replaceIn(term, "Freight", "{x}"));
      const { isNew, problems } = await check(root);
      expect(isNew).toBe(1);
      expect(problems).toMatchObject([{ file: TERM, line: 6 }]);
    });
  });

  test("reads a file anew that has another's text, since its place decides as well", async () => {
    await inFolder(files, async (root) => {
      await check(root);
      await writeFile(`${root}/content/pages/cost.mdx`, term);
      expect((await check(root)).isNew).toBe(1);
    });
  });

  test.each([
    ["a schema has changed", SCHEMA, "2"],
    ["a source file is new", "src/build/content/new.ts", ""],
    ["another version of a package is installed", "node_modules/.package-lock.json", "2"],
  ])("reads all files anew when %s", async (_, file, text) => {
    await inFolder({ ...files, "src/build/content/old.ts": "" }, async (root) => {
      await check(root);
      await writeFile(`${root}/${file}`, text);
      expect((await check(root)).isNew).toBe(ALL);
    });
  });

  test.each([
    ["is cut off", (text: string) => text.slice(0, -20)],
    ["was edited", (text: string) => text.replace("landed-cost", "landed-coat")],
    ["is empty", () => ""],
    ["is not ours", () => "{}\n[]"],
  ])("reads all files anew when the cache %s", async (_, spoil) => {
    await inFolder(files, async (root) => {
      await check(root);
      await writeFile(`${root}/${CACHE}`, spoil(await readFile(`${root}/${CACHE}`, "utf8")));
      const { isNew, problems } = await check(root);
      expect(isNew).toBe(ALL);
      expect(problems).toEqual([]);
    });
  });
});

test("a cache that can't be written changes nothing", async () => {
  await inFolder({ ...files, "node_modules/.cache": "a file in the way" }, async (root) => {
    expect((await check(root)).problems).toEqual([]);
    expect((await check(root)).isNew).toBe(ALL);
  });
});
