import { expect, test } from "@jest/globals";
import { drawCover } from "./generated-cover";

const seeds = Array.from({ length: 40 }, (_seed, index) => `post-${index}`);

test("a cover is the same for the same entry, and another for another", () => {
  expect(drawCover("one")).toBe(drawCover("one"));
  expect(new Set(seeds.map((seed) => drawCover(seed))).size).toBe(seeds.length);
});

test("covers are drawn on one of four papers, in the colours of its surface", () => {
  const papers = new Set<string>();
  for (const seed of seeds) {
    const drawn = drawCover(seed, (surface) => {
      papers.add(surface);
      return (name) => `the ${name} of ${surface}`;
    });
    expect(drawn).toMatch(/<rect [^>]*fill="the paper of/u);
    expect(new Set(drawn.match(/stroke="the [a-z-]+ of/gu)).size).toBe(2);
    expect(drawn).not.toContain("<text");
  }
  expect([...papers].sort()).toEqual(["ink", "leaf", "paper", "sand"]);
});
