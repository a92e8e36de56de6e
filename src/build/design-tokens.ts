import postcss, { type Declaration } from "postcss";
import type { Token } from "../lib/styleguide";

/** Surfaces give some tokens other values. */
const isOfRoot = ({ parent }: Declaration) =>
  parent?.type === "rule" && String(parent).startsWith(":root");

/**
 * The design tokens of a style sheet, each once, with the comment beside it.
 *
 * @param css The text of `src/styles/tokens.css`.
 */
export function readTokens(css: string): Token[] {
  const tokens = new Map<string, Token>();
  postcss.parse(css).walkDecls(/^--/u, (declaration) => {
    if (!isOfRoot(declaration)) return;
    const { prop: name, value } = declaration;
    const next = declaration.next();
    const known = tokens.get(name);
    const isBeside = next?.type === "comment" && !next.raws.before?.includes("\n");
    if (known === undefined) {
      tokens.set(name, { name, value, ...(isBeside && { note: next.text }) });
    } else if (String(declaration.parent?.parent).startsWith("@media screen and (prefers-color")) {
      const note = isBeside ? `${known.note ?? ""}; dark: ${next.text}` : known.note;
      tokens.set(name, { ...known, dark: value, ...(note !== undefined && { note }) });
    }
  });
  return [...tokens.values()];
}
