/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { drawCover } from "./generated-cover";

test("a cover is the same for the same entry, another for another, and has the site's colours", () => {
  expect(drawCover("one")).toBe(drawCover("one"));
  expect(drawCover("one")).not.toBe(drawCover("other"));
  const palette = { paper: "#111111", ink: "#222222", leaf: "#333333", marigold: "#444444" };
  for (const color of Object.values(palette)) expect(drawCover("one", palette)).toContain(color);
});
