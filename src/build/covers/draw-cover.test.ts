/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { drawnCover } from "../../content-model/cover";
import { coverDrawer } from "./draw-cover";

const drawCover = coverDrawer();

const covers = [
  { kind: "columns", values: [3, 0, 1], marked: 3 },
  { kind: "dial", of: 60, parts: [15, 30], marked: 2 },
  { kind: "layers", stacks: [[5, 0, 2]], marked: 1 },
  { kind: "layers", stacks: [[5, 2], [4]], marked: 2 },
  { kind: "steps", prices: [42, 42, 39] },
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
  const stair = (last: number) =>
    drawCover("/a/", { kind: "steps", prices: [42, 40, last], alt: "Bids that step down" });
  expect(stair(39)).toBe(stair(39));
  expect(stair(39)).not.toBe(stair(38));
});
