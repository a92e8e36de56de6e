import { expect, test } from "@jest/globals";
import { drawBand } from "./guilloche";

const ink = (color: string) => ({ light: `${color}-light`, dark: `${color}-dark` });

test("a band has many copies of two waves in the colours of dark surfaces", () => {
  const svg = drawBand({ leaf: ink("leaf"), gold: ink("gold") });
  expect(svg.match(/<path /gu)).toHaveLength(2);
  expect(svg.match(/<use /gu)?.length).toBeGreaterThan(40);
  expect([...svg.matchAll(/stroke="(?<color>[^"]+)"/gu)].map(([, color]) => color)).toEqual([
    "leaf-dark",
    "gold-dark",
  ]);
});
