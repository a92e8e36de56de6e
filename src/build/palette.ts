import { readFileSync } from "node:fs";
import { required } from "../lib/required";
import { readTokens } from "./design-tokens";

/** A colour of the site in both schemes. */
export interface PaletteColor {
  readonly light: string;
  readonly dark: string;
}

/**
 * Reads `src/styles/tokens.css` for drawings.
 *
 * @returns A function that finds a colour by its name, such as `leaf`. It throws for an unknown name.
 */
export function readPalette(): (name: string) => PaletteColor {
  const tokens = readTokens(readFileSync("src/styles/tokens.css", "utf8"));
  return (name) => {
    const token = tokens.find((each) => each.name === `--${name}`);
    const { value, dark = value } = required(token, `--${name} in tokens.css`);
    return { light: value, dark };
  };
}
