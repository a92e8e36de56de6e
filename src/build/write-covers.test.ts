/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
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

const DRAWINGS = "static/drawings";

test.each(readdirSync(DRAWINGS).filter((name) => /cover/u.test(name)))(
  "%s is small, has the proportions of a cover and follows the colour scheme",
  (name) => {
    const svg = readFileSync(path.join(DRAWINGS, name), "utf8");
    expect(svg.length).toBeLessThanOrEqual(12 * 1024);
    expect(svg).toContain('viewBox="0 0 800 450"');
    expect(svg).toContain("prefers-color-scheme:dark");
  },
);
