import { readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { inFolder } from "./content/testing/project";
import { compressFiles } from "./hosting-compress";

const text = "<p>price</p>".repeat(200);
const site = { "a/index.html": text, "app-0.js": text, "small.txt": "no", "picture.png": text };

test("each text has a compressed copy, and images and short texts have none; the next build changes only what changed", async () => {
  await inFolder(site, async (root) => {
    const copies = async () =>
      (await readdir(root, { recursive: true })).filter((name) => name.endsWith(".br")).sort();
    const textOf = async (copy: string) =>
      brotliDecompressSync(await readFile(`${root}/${copy}`)).toString();
    expect(await compressFiles(root)).toEqual({ all: 2, written: 2 });
    expect(await copies()).toEqual(["a/index.html.br", "app-0.js.br"]);
    expect(await textOf("a/index.html.br")).toBe(text);
    expect(await compressFiles(root)).toEqual({ all: 2, written: 0 });
    await writeFile(`${root}/a/index.html`, `${text}more`);
    const { mtimeMs } = await stat(`${root}/a/index.html.br`);
    const later = new Date(mtimeMs + 5000);
    await utimes(`${root}/a/index.html`, later, later);
    await rm(`${root}/app-0.js`);
    expect(await compressFiles(root)).toEqual({ all: 1, written: 1 });
    expect(await textOf("a/index.html.br")).toBe(`${text}more`);
    expect(await copies()).toEqual(["a/index.html.br"]);
    await writeFile(`${root}/a/index.html`, "short");
    expect(await compressFiles(root)).toEqual({ all: 0, written: 0 });
    expect(await copies()).toEqual([]);
  });
});
