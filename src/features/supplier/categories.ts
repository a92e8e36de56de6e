import { cut, isBlank, withParagraph } from "../../lib/text";

/** Limits that let all categories and the longest typed text fit into a lead's requirement. */
const MOST = 100;
const LONGEST = 80;

/** Names that can be shown and sent: one line each, without duplicates. */
export function cleanCategories(names: readonly string[]): readonly string[] {
  const shown = names
    .filter((name) => !isBlank(name))
    .map((name) => cut(name.trim().replace(/\s+/gu, " "), LONGEST));
  return [...new Set(shown)].slice(0, MOST);
}

/** The categories to offer. A chosen one is offered even if the list lacks it or has not arrived. */
export function offeredCategories(
  listed: readonly string[],
  chosen: readonly string[],
): readonly string[] {
  return [...new Set([...listed, ...chosen])];
}

/** The chosen categories in the order offered, after one was ticked or cleared. */
export function withCategory(
  offered: readonly string[],
  chosen: readonly string[],
  name: string,
  isChosen: boolean,
): readonly string[] {
  return offered.filter((other) => (other === name ? isChosen : chosen.includes(other)));
}

/** The typed text, then the categories: a lead has no field of its own for them. */
export function supplierRequirement(typed: string, categories: readonly string[]): string {
  return categories.length === 0
    ? typed
    : withParagraph(typed, `Categories: ${categories.join("; ")}`);
}
