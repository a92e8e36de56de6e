import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { pages } from "./support/pages";

test("the sheet that comes with the scripts has a rule for each class that a page uses", () => {
  const sheets = new Set(
    pages.map(({ document }) =>
      document.querySelector("style[data-href]")?.getAttribute("data-href"),
    ),
  );
  const [sheet = ""] = sheets;
  expect(sheets.size).toBe(1);
  const known = new Set(
    readFileSync(`public${sheet}`, "utf8").match(/(?<=\.)[a-z][a-z\d-]*_\w+/gu),
  );
  expect(known.size).toBeGreaterThan(100);
  const unstyled = pages.flatMap(({ document }) =>
    [...document.querySelectorAll("[class]")]
      .flatMap(({ classList }) => [...classList])
      .filter((name) => /^[a-z][a-z\d-]*_\w/u.test(name) && !known.has(name)),
  );
  expect([...new Set(unstyled)]).toEqual([]);
});
