import type { ToolRegion } from "../region";
import { labelOf, startOf } from "../state";
import type { ImportTarget, UseOption } from "./target";
import type { Use } from "./uses";

/**
 * Sentences about what is cut, missing or assumed.
 *
 * @param count How many rows the file has for the list.
 */
export function notesOf(
  { tool, list, added = "", implied = [] }: ImportTarget,
  region: ToolRegion,
  uses: readonly Use[],
  options: readonly UseOption[],
  count: number,
): readonly string[] {
  const { most = 0, rowName = "" } = tool.lists[list] ?? {};
  const name = rowName.toLowerCase();
  const mostAdded = tool.lists[added]?.most ?? 0;
  const countAdded = uses.filter(({ path }) => path.startsWith(`${added}.`)).length;
  const isUsed = (path: string) => uses.some((use) => use.path === path || use.path === "?");
  const missing = options.filter(
    ({ path }) => count > 0 && path.startsWith(`${list}.`) && !isUsed(path),
  );
  const needed = missing.flatMap(({ label, field }) =>
    field.kind === "number" && field.group === undefined && field.rule.whenEmpty === undefined
      ? [label]
      : [],
  );
  const assumed = missing.flatMap(({ path, label, field }) => {
    if (field.kind !== "choice") return [];
    const rule = implied.find(({ key }) => path === `${list}.${key}`);
    if (rule?.by.some((key) => isUsed(`${list}.${key}`)) === true) return [rule.note];
    return field.group === undefined ? [`${label}: ${labelOf(field, startOf(field), region)}`] : [];
  });
  return [
    count > most ? `The tool takes ${most} ${name}s. The last ${count - most} are left out.` : "",
    countAdded > mostAdded
      ? `The tool takes ${mostAdded} added costs. The last ${countAdded - mostAdded} are left out.`
      : "",
    needed.length > 0 ? `Not in the file: ${needed.join(", ")}. Fill it in for each ${name}.` : "",
    assumed.length > 0
      ? `Not in the file, so the tool starts with ${assumed.join(", ")}. Check it.`
      : "",
  ].filter((note) => note !== "");
}
