/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { drawnCover } from "../../content-model/cover";
import { coverDrawer } from "./draw-cover";

const drawCover = coverDrawer();

const covers = [
  { kind: "arches", count: 7, marked: 5 },
  { kind: "balance", left: 20, right: 21 },
  { kind: "bands", limits: [5, 25, 100], marked: 2 },
  { kind: "branches", parts: [6, 0, 3], marked: 1 },
  { kind: "columns", values: [3, 0, 1], marked: 3 },
  { kind: "dial", of: 60, parts: [15, 30], marked: 2 },
  { kind: "difference", values: [-16, -2, 8, 20] },
  { kind: "lanes", count: 64, marked: 3 },
  { kind: "layers", stacks: [[5, 0, 2]], marked: 1 },
  { kind: "layers", stacks: [[5, 2], [4]], marked: 2 },
  { kind: "narrowing", from: 31, to: 12 },
  { kind: "rosettes", values: [5, 0, 2], marked: 1 },
  { kind: "sheets", count: 8, marked: 1 },
  { kind: "steps", prices: [42, 42, 39] },
  { kind: "tally", count: 600, marked: 1 },
  { kind: "trade", name: "gear" },
].map((fields) => drawnCover.parse({ ...fields, alt: "A fact from the text" }));

test.each(covers.map((cover) => [cover.kind, cover] as const))(
  "a cover of %s is a small drawing of numbers, in the colours of the visitor's scheme",
  (_, cover) => {
    const svg = drawCover("/blog/a-post/", cover);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/u);
    expect(svg.length).toBeLessThanOrEqual(12 * 1024);
    const [light = "", dark = ""] = svg.split("prefers-color-scheme:dark");
    const inks = (style: string) => /\.leaf\{stroke:(?<ink>#\w+)/u.exec(style)?.groups?.ink;
    expect(inks(light)).not.toBe(inks(dark));
  },
);

test("the same figures give the same drawing, other figures another", () => {
  const lines = (to: number) =>
    drawCover("/a/", { kind: "narrowing", from: 31, to, alt: "Lines that narrow" });
  expect(lines(12)).toBe(lines(12));
  expect(lines(12)).not.toBe(lines(11));
});
