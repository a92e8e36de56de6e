/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { drawCover } from "./generated-cover";

test("a cover is the same for the same entry, another for another, and has the site's colours", () => {
  expect(drawCover("one")).toBe(drawCover("one"));
  expect(drawCover("one")).not.toBe(drawCover("other"));
  const drawn = drawCover("one", (name) => ({ light: `the ${name}`, dark: "" }));
  for (const name of ["paper", "ink", "leaf", "marigold"]) expect(drawn).toContain(`the ${name}`);
});
