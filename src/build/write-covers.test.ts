/** @jest-environment node */
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { writePlainCovers } from "./write-covers";

test("an entry without a drawing and an image gets the plain cover", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "covers-"));
  await writePlainCovers(folder, [
    { url: "/blog/none/", cover: { src: null } },
    { url: "/blog/own/", cover: { src: "./own.png" } },
    { url: "/tools/landed-cost/", cover: { src: null } },
  ]);
  expect(readdirSync(path.join(folder, "drawings"))).toEqual(["cover-blog-none.svg"]);
});
