import { cut, isBlank } from "../../lib/text";

/** With the longest typed text, all of them fit into a lead's requirement. */
const MOST = 100;
const LONGEST = 80;

/** Names that can be shown and sent: one line each, none twice. */
export function cleanCategories(names: readonly string[]): readonly string[] {
  const shown = names
    .filter((name) => !isBlank(name))
    .map((name) => cut(name.trim().replace(/\s+/gu, " "), LONGEST));
  return [...new Set(shown)].slice(0, MOST);
}

/** What is offered: a chosen category stays on offer even where the list has it not, or has not come. */
export function offeredCategories(
  listed: readonly string[],
  chosen: readonly string[],
): readonly string[] {
  return [...new Set([...listed, ...chosen])];
}

/** The chosen categories in the order of the offer, after one was ticked or cleared. */
export function withCategory(
  offered: readonly string[],
  chosen: readonly string[],
  name: string,
  isChosen: boolean,
): readonly string[] {
  return offered.filter((other) => (other === name ? isChosen : chosen.includes(other)));
}
