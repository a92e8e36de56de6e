import { readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { inFolder } from "./content/testing/project";
import { compressFiles } from "./hosting-compress";

const text = "<p>price</p>".repeat(200);
const site = { "a/index.html": text, "app-0.js": text, "small.txt": "no", "picture.png": text };

test("each text has a compressed copy beside it; images and short texts have none", async () => {
  await inFolder(site, async (root) => {
    expect(await compressFiles(root)).toEqual({ all: 2, written: 2 });
    const copy = await readFile(`${root}/a/index.html.br`);
    expect(brotliDecompressSync(copy).toString()).toBe(text);
    expect((await readdir(root)).sort()).toEqual([
      "a",
      "app-0.js",
      "app-0.js.br",
      "picture.png",
      "small.txt",
    ]);
  });
});

test("the next build compresses only what changed, and deletes copies of deleted files", async () => {
  await inFolder(site, async (root) => {
    await compressFiles(root);
    expect(await compressFiles(root)).toEqual({ all: 2, written: 0 });
    await writeFile(`${root}/a/index.html`, `${text}more`);
    const { mtimeMs } = await stat(`${root}/a/index.html.br`);
    const later = new Date(mtimeMs + 5000);
    await utimes(`${root}/a/index.html`, later, later);
    await rm(`${root}/app-0.js`);
    expect(await compressFiles(root)).toEqual({ all: 1, written: 1 });
    const copy = await readFile(`${root}/a/index.html.br`);
    expect(brotliDecompressSync(copy).toString()).toBe(`${text}more`);
    expect(await readdir(root)).not.toContain("app-0.js.br");
  });
});
