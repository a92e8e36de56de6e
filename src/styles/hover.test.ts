import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import postcss from "postcss";
import { sheets } from "./testing/sheets";

/** Menus without script open by a tap, too, which a touch screen tells as hovering. */
const MENU_WITHOUT_SCRIPT = ".nav:not([data-hydrated]) .group:is(:hover, :focus-within) .links";

test("only what can hover has a style for it: a finger's would stay after the tap, and delay its answer", () => {
  const strays: string[] = [];
  let hovers = 0;
  for (const sheet of sheets) {
    postcss.parse(readFileSync(sheet, "utf8")).walkRules(/:hover/u, (rule) => {
      hovers += 1;
      const { parent } = rule;
      if (parent?.type === "atrule" && String(parent).startsWith("@media (hover: hover)")) return;
      const selectors = rule.selectors.filter((selector) => selector.includes(":hover"));
      if (selectors.every((selector) => selector === MENU_WITHOUT_SCRIPT)) return;
      strays.push(`${sheet}: ${rule.selector}`);
    });
  }
  expect(hovers).toBeGreaterThan(5);
  expect(strays).toEqual([]);
});
