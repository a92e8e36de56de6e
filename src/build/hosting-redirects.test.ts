/** @jest-environment node */
import { readFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { inFolder } from "./content/testing/project";
import { readRedirects, writeRedirects } from "./hosting-redirects";

/** The file that is written for these redirects. */
async function written(redirects: readonly object[]): Promise<string> {
  return inFolder({ "index.html": "" }, async (root) => {
    await writeRedirects(root, { redirects, pages: new Map() });
    return readFile(`${root}/_redirects`, "utf8");
  });
}

test("a former address redirects permanently, with and without a slash at its end", async () => {
  const text = await written([
    { fromPath: "/b/", toPath: "/new/b/", isPermanent: true },
    { fromPath: "/a/", toPath: "/new/a/", isPermanent: true },
  ]);
  expect(text).toBe("/a/ /new/a/ 301\n/a /new/a/ 301\n/b/ /new/b/ 301\n/b /new/b/ 301\n");
  expect([...readRedirects(text)]).toEqual([
    ["/a/", "/new/a/"],
    ["/a", "/new/a/"],
    ["/b/", "/new/b/"],
    ["/b", "/new/b/"],
  ]);
});

test("where nothing was renamed, the file is empty", async () => {
  expect(await written([])).toBe("");
  expect(readRedirects("").size).toBe(0);
});
