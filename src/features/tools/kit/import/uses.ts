import type { Fields, Measure } from "../fields";
import { textIn, type ToolRegion } from "../region";
import { isNotCost } from "./heading";
import type { Line } from "./layout";
import { eachOf, type Lot } from "./lot";
import { slotsOf, type ImportTarget, type UseOption } from "./target";

/** What a line is used for: the path of a field, `""` to leave it out, or `?` until the visitor chooses. */
export interface Use {
  readonly path: string;
  /** Why it isn't used, or how; empty if all of it is. */
  readonly note: string;
  /** The name of an added line. */
  readonly label: string;
}

/** What the amounts of added lines may be, as their bases are called. */
const addedMeasures: readonly Measure[] = ["total", "unit", "percent"];
const measureNames: Readonly<Record<Measure, string>> = {
  percent: "a percentage",
  unit: "for one unit",
  total: "for the whole quantity",
  days: "in days",
};

/** All uses of a line: fields, of several texts those that a line names, and added lines. */
export function usesOf(
  target: ImportTarget,
  region: ToolRegion,
  lines: readonly Line[],
): readonly UseOption[] {
  const { tool, list, added = "" } = target;
  const named = new Set(lines.flatMap(({ matches }) => matches));
  const fields = slotsOf(target, region).filter(
    ({ path, isNumbered }) => !isNumbered || named.has(path),
  );
  const own: Fields = tool.lists[list]?.fields ?? {};
  const amounts = own[added];
  const basis = tool.lists[added]?.fields.basis;
  if (basis?.kind !== "choice" || amounts?.kind !== "texts") return fields;
  const extras = basis.options.map(({ value, label }) => ({
    path: `${added}.${value}`,
    label: `${textIn(amounts.of.label, region)} (${textIn(label, region)})`,
    field: amounts.of,
    measure: addedMeasures.find((measure) => measure === value) ?? null,
  }));
  return [...fields, ...extras];
}

/** The name and basis in the heading of an added line, as exports write it: `Audit (per unit)`. */
function addedLine(label: string, target: ImportTarget, options: readonly UseOption[]) {
  const text = / ?\((?<basis>[^()]*)\)$/u.exec(label);
  const own = options.find(
    (option) =>
      option.path.startsWith(`${target.added}.`) &&
      option.label.endsWith(`(${text?.groups?.basis ?? ""})`),
  );
  return text === null || own === undefined ? null : { own, label: label.slice(0, text.index) };
}

/**
 * Decides what each line is used for. Two lines for one field are a question, as is a line whose unit
 * isn't the field's. A line for one unit is multiplied by the quantity where that is known, else it becomes an
 * added line.
 *
 * @param chosen What the visitor has chosen, by the index of the line.
 */
export function assign(
  lines: readonly Line[],
  target: ImportTarget,
  options: readonly UseOption[],
  chosen: ReadonlyMap<number, string>,
  lot: Lot,
): readonly Use[] {
  const isMany = (path: string) =>
    target.added !== undefined && path.startsWith(`${target.added}.`);
  const isList = (path: string) => path.startsWith(`${target.list}.`);
  const optionAt = (path: string) => options.find((option) => option.path === path);
  const bare = lines.map(({ label }) => addedLine(label, target, options));
  const named = new Set(lines.flatMap(({ matches }, at) => (bare[at] === null ? matches : [])));

  const first = lines.map((line, at): Use => {
    const { label, heading, all, cells, extra, matches } = line;
    const own = chosen.get(at);
    if (own !== undefined)
      return { path: own, note: own === "" ? "Left out" : "", label: bare[at]?.label ?? label };
    const added = bare[at] ?? null;
    const base = optionAt(matches.find((path) => !named.has(path)) ?? "");
    const isCounted = target.hasLot === true && lot.isCounted && base?.measure === "total";
    const isScaled = isCounted && added?.own.measure === "unit";
    if (added !== null && base?.measure !== added.own.measure && !isScaled) {
      return { path: added.own.path, note: "", label: added.label };
    }
    const ask = (note: string): Use => ({ path: "?", note, label });
    const [path] = matches;
    if (path === undefined) {
      const note = isNotCost(heading) ? "Not a cost" : "Not a cost that the tool has";
      return { path: "", note, label };
    }
    const fields = matches.map((match) => optionAt(match)?.label ?? match);
    if (matches.length > 1) return ask(`This may be ${fields.join(" or ")}.`);
    const option = optionAt(path);
    const { measure } = heading;
    const isEach =
      target.hasLot === true && option?.measure === "total" && eachOf(line, at, lot) !== null;
    if (!isEach && measure !== null && option?.measure != null && measure !== option.measure) {
      return ask(
        `${option.label} is ${measureNames[option.measure]}; this is ${measureNames[measure]}.`,
      );
    }
    if (extra > 0 && isList(path)) {
      return ask(
        "There are more values than suppliers. Amounts with commas need quotes around them.",
      );
    }
    if (
      !isList(path) &&
      path !== target.least &&
      new Set((all.length > 0 ? all : cells).map(String)).size > 1
    ) {
      return ask("The tool has this once, and it differs here.");
    }
    const each = `${target.added}.unit`;
    if (isEach && !lot.isCounted && optionAt(each) !== undefined) {
      return {
        path: each,
        note: `${option.label} is for the whole quantity, which isn’t known.`,
        label,
      };
    }
    return { path, note: path === target.least ? "The lowest counts" : "", label };
  });

  const isChosen = (index: number) => chosen.has(index);
  const isFilled = (index: number) => (lines[index]?.all.length ?? 0) > 0;
  return first.map((use, at): Use => {
    const { path } = use;
    const rivals = first.flatMap((own, other) =>
      own.path === path && other !== at ? [other] : [],
    );
    if (isMany(path) || path === "" || path === "?" || rivals.length === 0) return use;
    const name = optionAt(path)?.label ?? "";
    const note = `More than one row is ${name}. Choose what to do with this one.`;
    const shared = { ...use, path: "?", note };
    const replaced = { ...use, path: "", note: `Another row is ${name}` };
    if (isChosen(at)) return rivals.some(isChosen) ? shared : use;
    if (rivals.some(isChosen)) return replaced;
    if (isFilled(at)) return rivals.some(isFilled) ? shared : use;
    return rivals.some((other) => isFilled(other) || other < at) ? replaced : use;
  });
}
