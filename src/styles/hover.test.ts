import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import postcss from "postcss";

const sheets = readdirSync("src", { recursive: true })
  .map((file) => path.join("src", String(file)))
  .filter((file) => file.endsWith(".css"));

/** Menus without script open by a tap, too, which a touch screen tells as hovering. */
const MENU_WITHOUT_SCRIPT = ".nav:not([data-live]) .group:is(:hover, :focus-within) .links";

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
