import { textIn, type ToolRegion } from "../region";
import { startOf } from "../state";
import type { ImportTarget } from "./target";
import type { Use, UseOption } from "./uses";

interface NoteFacts {
  readonly target: ImportTarget;
  readonly region: ToolRegion;
  readonly uses: readonly Use[];
  readonly options: readonly UseOption[];
  readonly count: number;
  readonly most: number;
}

/** Sentences about what is cut, missing or assumed. */
export function notesOf(facts: NoteFacts): readonly string[] {
  const { target, region, uses, options, count, most } = facts;
  const { tool, list } = target;
  const name = (tool.lists[list]?.rowName ?? "").toLowerCase();
  const mostAdded = target.added === undefined ? 0 : (tool.lists[target.added]?.most ?? 0);
  const added = uses.filter(({ path }) => path.startsWith(`${target.added}.`)).length;
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
    const named = (value: string) => {
      const option = field.options.find((own) => own.value === value);
      return option === undefined ? value : textIn(option.label, region);
    };
    const rule = target.implied?.find(({ key }) => path === `${list}.${key}`);
    const causes = options.flatMap((own) =>
      rule?.by.some((key) => own.path === `${list}.${key}`) === true && isUsed(own.path)
        ? [own.label.toLowerCase()]
        : [],
    );
    const start = named(startOf(field));
    if (rule === undefined || causes.length === 0) {
      return field.group === undefined ? [`${label}: ${start}`] : [];
    }
    return [`${label}: ${named(rule.value)} with ${causes.join(" or ")}, else ${start}`];
  });
  return [
    count > most ? `The tool takes ${most} ${name}s. The last ${count - most} are left out.` : "",
    added > mostAdded
      ? `The tool takes ${mostAdded} added costs. The last ${added - mostAdded} are left out.`
      : "",
    needed.length > 0 ? `Not in the file: ${needed.join(", ")}. Fill it in for each ${name}.` : "",
    assumed.length > 0
      ? `Not in the file, so the tool starts with ${assumed.join(", ")}. Check it.`
      : "",
  ].filter((note) => note !== "");
}
