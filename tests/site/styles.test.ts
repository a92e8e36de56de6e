import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { pages } from "./support/pages";

const classesOf = (css: string) => new Set(css.match(/(?<=\.)[a-z][a-z\d-]*_\w+/gu));

test("each class that a page uses has a rule in the sheet that comes with the scripts, or in every page", () => {
  const styles = pages.map(({ document }) => document.querySelector("style[data-href]"));
  const [sheet = "", ...others] = new Set(styles.map((style) => style?.getAttribute("data-href")));
  expect(others).toEqual([]);
  const late = classesOf(readFileSync(`public${sheet}`, "utf8"));
  expect(late.size).toBeGreaterThan(100);
  const [first = new Set<string>(), ...more] = styles.map((style) =>
    classesOf(style?.textContent ?? ""),
  );
  const common = [...first].filter((name) => more.every((known) => known.has(name)));
  const known = new Set([...late, ...common]);
  const unstyled = pages.flatMap(({ document }) =>
    [...document.querySelectorAll("[class]")]
      .flatMap(({ classList }) => [...classList])
      .filter((name) => /^[a-z][a-z\d-]*_\w/u.test(name) && !known.has(name)),
  );
  expect([...new Set(unstyled)]).toEqual([]);
});
