/** @jest-environment node */
import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { document } from "../features/search/testing/documents";
import { inFolder } from "./content/testing/project";
import { buildIndex, describeIndex, writeIndex } from "./search-index";

const letters = (seed: number) => (seed * 2_654_435_761).toString(36).replaceAll(".", "");

const documentsWith = (words: number) =>
  Array.from({ length: 50 }, (_, number) =>
    document({
      title: `Entry ${number}`,
      opening: Array.from({ length: words }, (__, word) => letters(number * 60 + word)).join(" "),
    }),
  );

test("an index that would be too large looks through less of each text", () => {
  const whole = buildIndex(documentsWith);
  expect(whole).toMatchObject({ entries: 50, openingWords: 60 });
  const less = buildIndex(documentsWith, whole.compressed / 2);
  expect(less.openingWords).toBeLessThan(60);
  expect(less.compressed).toBeLessThanOrEqual(whole.compressed / 2);
  expect(buildIndex(documentsWith, 1).openingWords).toBe(0);
});

test("the build tells the size of the index, as it is and compressed", () => {
  const index = { text: "", entries: 5, openingWords: 60, bytes: 12_345, compressed: 2_345 };
  expect(describeIndex(index)).toBe(
    "search index: 5 entries, 60 words of each text's beginning, 12.3 KB, 2.3 KB with brotli",
  );
});

test("the file has another name with other content, and the last one goes", async () => {
  await inFolder({ "static/kept.json": "" }, async (root) => {
    const first = await writeIndex(
      root,
      buildIndex(() => documentsWith(1)),
    );
    expect(
      await writeIndex(
        root,
        buildIndex(() => documentsWith(1)),
      ),
    ).toBe(first);
    const second = await writeIndex(
      root,
      buildIndex(() => documentsWith(2)),
    );
    expect(second).not.toBe(first);
    expect(await readdir(`${root}/static`)).toEqual(["kept.json", second.slice("/static/".length)]);
    expect(await readFile(root + second, "utf8")).toContain("Entry 49");
  });
});
