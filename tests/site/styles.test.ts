import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { pages } from "./support/pages";

const sheets = readdirSync("public").filter((name) => /^late-.+\.css$/u.test(name));

test("the sheet that comes with the scripts has a rule for each class that a page uses", () => {
  const [sheet = ""] = sheets;
  const known = new Set(
    readFileSync(`public/${sheet}`, "utf8").match(/(?<=\.)[\w-]+-module--[\w-]+/gu),
  );
  const unstyled = pages.flatMap(({ document }) =>
    [...document.querySelectorAll("[class]")]
      .flatMap(({ classList }) => [...classList])
      .filter((name) => name.includes("-module--") && !known.has(name)),
  );
  expect([...new Set(unstyled)]).toEqual([]);
});
