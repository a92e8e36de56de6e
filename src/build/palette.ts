import { readFileSync } from "node:fs";
import postcss from "postcss";
import { required } from "../lib/required";
import { readTokens } from "./design-tokens";

/** A colour of the site in both schemes. */
export interface PaletteColor {
  readonly light: string;
  readonly dark: string;
}

const TOKENS = "src/styles/tokens.css";

/**
 * Reads `src/styles/tokens.css` for drawings.
 *
 * @returns A function that finds a colour by its name, such as `leaf`. It throws for an unknown name.
 */
export function readPalette(): (name: string) => PaletteColor {
  const tokens = readTokens(readFileSync(TOKENS, "utf8"));
  return (name) => {
    const token = tokens.find((each) => each.name === `--${name}`);
    const { value, dark = value } = required(token, `--${name} in tokens.css`);
    return { light: value, dark };
  };
}

/**
 * Reads the colours of a surface for drawings.
 *
 * @param surface `paper` for the page itself, or the name of a surface, such as `ink`.
 * @returns A function that finds a colour by its name. It throws for an unknown name.
 */
export function readSurface(surface: string): (name: string) => PaletteColor {
  const colorOf = readPalette();
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  postcss.parse(readFileSync(TOKENS, "utf8")).walkRules(`[data-surface="${surface}"]`, (rule) => {
    const isDark = String(rule.parent).startsWith("@media screen and (prefers-color");
    rule.walkDecls(({ prop, value }) => void (isDark ? dark : light).set(prop, value));
  });
  return (name) => {
    const root = colorOf(name);
    const own = light.get(`--${name}`);
    return { light: own ?? root.light, dark: dark.get(`--${name}`) ?? own ?? root.dark };
  };
}
