/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { writePlainCovers } from "./write-covers";

const DRAWINGS = "static/drawings";
const covers = readdirSync(DRAWINGS).filter((name) => /^(?:cover-|plain-cover)/u.test(name));

const anyColor = expect.stringMatching(/^#/u);

test.each(covers)("%s is a small drawing in the colours of the visitor's scheme", (name) => {
  const svg = readFileSync(path.join(DRAWINGS, name), "utf8");
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/u);
  expect(svg.length).toBeLessThanOrEqual(12 * 1024);
  const [light = "", dark = ""] = svg.split("prefers-color-scheme:dark");
  const colorsOf = (style: string) =>
    /\.leaf\{stroke:(?<ink>#\w+).*?\.body\{fill:(?<paper>#\w+)/u.exec(style)?.groups ?? {};
  expect(colorsOf(dark)).toEqual({ ink: anyColor, paper: anyColor });
  expect(colorsOf(light)).not.toEqual(colorsOf(dark));
});

test("an entry without a drawing and an image gets the plain cover", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "covers-"));
  await writePlainCovers(folder, [
    { url: "/blog/none/", cover: { src: null } },
    { url: "/blog/own/", cover: { src: "./own.png" } },
    { url: "/tools/landed-cost/", cover: { src: null } },
  ]);
  expect(readdirSync(path.join(folder, "drawings"))).toEqual(["cover-blog-none.svg"]);
});
