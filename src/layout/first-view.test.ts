import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import postcss from "postcss";
import { PUT_OFF } from "./first-view";

const MARK = "html[data-first-view] ";

test("what the styles put off is rendered once the scripts have taken over, and nothing else", () => {
  const putOff: string[] = [];
  postcss.parse(readFileSync("src/styles/base.css", "utf8")).walkRules((rule) => {
    if (!rule.selector.includes(MARK)) return;
    putOff.push(...rule.selectors.map((selector) => selector.replace(MARK, "")));
  });
  expect(putOff).toEqual(PUT_OFF);
});
