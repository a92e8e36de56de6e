import { readFileSync } from "node:fs";
import postcss, { type Root } from "postcss";
import { required } from "../lib/required";

/** A colour of the site in both schemes. */
export interface PaletteColor {
  readonly light: string;
  readonly dark: string;
}

/** The custom properties of the rules with a selector, in each scheme. */
function propertiesOf(sheet: Root, selector: string) {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  sheet.walkRules(selector, (rule) => {
    const isDark = String(rule.parent).startsWith("@media screen and (prefers-color");
    // Other media, such as print, are no drawing's.
    if (!isDark && rule.parent?.type !== "root") return;
    rule.walkDecls(({ prop, value }) => void (isDark ? dark : light).set(prop, value));
  });
  return { light, dark };
}

/**
 * Reads the colours of a surface from `src/styles/tokens.css` for drawings.
 *
 * @param surface `paper` for the page itself, or the name of a surface, such as `ink`.
 * @returns A function that finds a colour by its name, such as `leaf`. It throws for an unknown name.
 */
export function readPalette(surface = "paper"): (name: string) => PaletteColor {
  const sheet = postcss.parse(readFileSync("src/styles/tokens.css", "utf8"));
  const root = propertiesOf(sheet, ":root");
  const own = propertiesOf(sheet, `[data-surface="${surface}"]`);
  return (name) => {
    const token = `--${name}`;
    const ownLight = own.light.get(token);
    const light = required(ownLight ?? root.light.get(token), `${token} in tokens.css`);
    return { light, dark: own.dark.get(token) ?? ownLight ?? root.dark.get(token) ?? light };
  };
}
