/** @jest-environment node */
import { readFile, rm, writeFile } from "node:fs/promises";
import { describe, expect, test } from "@jest/globals";
import { inFolder } from "./content/testing/project";
import { PageDataSwap } from "./page-data-swap";

const data = (body: unknown) => JSON.stringify({ result: { data: { post: { body } } } });
const TREE = data([{ tag: "p", children: ["a"] }]);
const html = (text: string) => `<main><div data-content="text">${text}</div></main>`;

const [HOME, POST] = ["page-data/index/page-data.json", "page-data/blog/a/page-data.json"];
const output = {
  "index.html": html("<p>home</p>"),
  "blog/a/index.html": html("<p>a</p>"),
  "404.html": "<main></main>",
  [HOME]: TREE,
  [POST]: TREE,
};

async function inOutput(run: (root: string, swap: PageDataSwap) => Promise<void>): Promise<void> {
  await inFolder(output, async (root) => {
    const swap = new PageDataSwap(root, `${root}/store`);
    for (const page of ["index.html", "blog/a/index.html", "404.html"]) swap.toHtml(page, false);
    await run(root, swap);
  });
}

const textIn = async (root: string, file: string) => {
  const parsed = JSON.parse(await readFile(`${root}/${file}`, "utf8")) as {
    readonly result: { readonly data: { readonly post: { readonly body: unknown } } };
  };
  return parsed.result.data.post.body;
};

describe("the data of pages", () => {
  test("are HTML after a build, of each page its own", async () => {
    await inOutput(async (root) => {
      expect(await textIn(root, HOME)).toEqual({ text: "<p>home</p>" });
      expect(await textIn(root, POST)).toEqual({ text: "<p>a</p>" });
    });
  });

  test("are as Gatsby wrote them when the next build begins, and HTML again after it", async () => {
    await inOutput(async (root, swap) => {
      await swap.toTrees();
      expect(await readFile(`${root}/${POST}`, "utf8")).toBe(TREE);
      swap.toHtml("blog/a/index.html", true);
      expect(await textIn(root, POST)).toEqual({ text: "<p>a</p>" });
    });
  });

  test("of a page that was written anew are read from it", async () => {
    await inOutput(async (root, swap) => {
      await swap.toTrees();
      await writeFile(`${root}/blog/a/index.html`, html("<p>new</p>"));
      swap.toHtml("blog/a/index.html", false);
      expect(await textIn(root, POST)).toEqual({ text: "<p>new</p>" });
    });
  });

  test("of a page that was kept are read from it where their store is gone", async () => {
    await inOutput(async (root, swap) => {
      await swap.toTrees();
      await rm(`${root}/store`, { recursive: true });
      swap.toHtml("blog/a/index.html", true);
      expect(await textIn(root, POST)).toEqual({ text: "<p>a</p>" });
    });
  });

  test("of a page that is gone don't come back", async () => {
    await inOutput(async (root, swap) => {
      await rm(`${root}/${POST}`);
      await swap.toTrees();
      await expect(readFile(`${root}/${POST}`, "utf8")).rejects.toThrow("ENOENT");
      await swap.toTrees();
      expect(await readFile(`${root}/${HOME}`, "utf8")).toBe(TREE);
    });
  });
});
