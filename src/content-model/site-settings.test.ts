import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { menuIcons } from "./site-settings";

test("each icon that the settings accept is a view of the drawing, and Lucide's notice is kept", () => {
  const svg = readFileSync("static/drawings/menu-icons.svg", "utf8");
  const views = [...svg.matchAll(/<view id="([^"]+)"/gu)].map(([, id]) => id);
  expect(views).toEqual(expect.arrayContaining([...menuIcons]));
  expect(svg).toContain("Copyright (c) 2026 Lucide");
});
