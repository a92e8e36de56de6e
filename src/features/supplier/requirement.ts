/**
 * The requirement text of a supplier's lead: what was typed, then a line each for the categories and
 * the phone check. A lead has no fields of its own for them (specification section 3).
 */
export function supplierRequirement(
  typed: string,
  categories: readonly string[],
  phoneNote: string,
): string {
  const lines = [
    ...(categories.length > 0 ? [`Categories: ${categories.join("; ")}`] : []),
    `Phone check: ${phoneNote}`,
  ].join("\n");
  return typed.trim() === "" ? lines : `${typed.trim()}\n\n${lines}`;
}
