import { readFileSync } from "node:fs";
import postcss from "postcss";
import { required } from "../lib/required";

/**
 * Reads the colours of the page from `src/styles/tokens.css` for drawings.
 *
 * @returns A function that finds a colour by its name, such as `leaf`, as it is in light and in dark.
 */
export function readPalette() {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  postcss.parse(readFileSync("src/styles/tokens.css", "utf8")).walkRules(":root", (rule) => {
    const isDark = String(rule.parent).startsWith("@media screen and (prefers-color");
    // Other media, such as print, are no drawing's.
    if (!isDark && rule.parent?.type !== "root") return;
    rule.walkDecls(({ prop, value }) => void (isDark ? dark : light).set(prop, value));
  });
  return (name: string) => {
    const token = `--${name}`;
    const color = required(light.get(token), `${token} in tokens.css`);
    return { light: color, dark: dark.get(token) ?? color };
  };
}
