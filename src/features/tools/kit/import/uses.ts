import type { Fields, Measure } from "../fields";
import { textIn, type ToolRegion } from "../region";
import { isNotCost } from "./heading";
import type { Line } from "./named-table";
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

type AddedLine = NonNullable<ReturnType<typeof addedLine>>;

/** What decides the use of a line beside the line itself. */
interface Basis {
  readonly target: ImportTarget;
  readonly lot: Lot;
  readonly optionAt: (path: string) => UseOption | undefined;
  /** Fields that other lines name without a basis in brackets. */
  readonly named: ReadonlySet<string>;
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
  const optionAt = (path: string) => options.find((option) => option.path === path);
  const added = lines.map(({ label }) => addedLine(label, target, options));
  const named = new Set(lines.flatMap(({ matches }, at) => (added[at] === null ? matches : [])));
  const basis = { target, lot, optionAt, named };
  const first = lines.map((line, at): Use => {
    const path = chosen.get(at);
    if (path === undefined) return useOf(line, at, added[at] ?? null, basis);
    return { path, note: path === "" ? "Left out" : "", label: added[at]?.label ?? line.label };
  });
  return first.map((use, at) => {
    const { path } = use;
    const isShared = path === "" || path === "?" || path.startsWith(`${target.added ?? "?"}.`);
    const rivals = first.flatMap((own, other) =>
      own.path === path && other !== at && !isShared ? [other] : [],
    );
    if (rivals.length === 0) return use;
    return besideRivals(use, at, rivals, optionAt(path)?.label ?? "", lines, chosen);
  });
}

/** The use of a line by its label, its unit and its values. */
function useOf(line: Line, at: number, added: AddedLine | null, basis: Basis): Use {
  const { label, heading, matches } = line;
  const { target, lot, optionAt, named } = basis;
  const base = optionAt(matches.find((path) => !named.has(path)) ?? "");
  const isCounted = target.hasLot === true && lot.isCounted && base?.measure === "total";
  const isScaled = isCounted && added?.own.measure === "unit";
  if (added !== null && base?.measure !== added.own.measure && !isScaled) {
    return { path: added.own.path, note: "", label: added.label };
  }
  const [path] = matches;
  if (path === undefined) {
    const note = isNotCost(heading) ? "Not needed" : "The tool has no field for it";
    return { path: "", note, label };
  }
  const option = optionAt(path);
  const isTotal = target.hasLot === true && option?.measure === "total";
  const isEach = isTotal && eachOf(line, at, lot) !== null;
  const doubt = doubtOf(line, path, isEach, basis);
  if (doubt !== null) return { path: "?", note: doubt, label };
  const each = `${target.added}.unit`;
  if (isEach && !lot.isCounted && optionAt(each) !== undefined) {
    const note = `${option.label} is for the whole quantity, which isn’t known.`;
    return { path: each, note, label };
  }
  return { path, note: path === target.least ? "The lowest counts" : "", label };
}

/** Why a line may not be the field that its label names; null if it is. */
function doubtOf(
  { heading: { measure }, matches, extra, all, cells }: Line,
  path: string,
  isEach: boolean,
  { target, optionAt }: Basis,
): string | null {
  const fields = matches.map((match) => optionAt(match)?.label ?? match);
  if (fields.length > 1) return `This may be ${fields.join(" or ")}.`;
  const option = optionAt(path);
  if (!isEach && measure !== null && option?.measure != null && measure !== option.measure) {
    return `${option.label} is ${measureNames[option.measure]}; this is ${measureNames[measure]}.`;
  }
  if (path.startsWith(`${target.list}.`)) {
    const isCut =
      "There are more values than suppliers. Amounts with commas need quotes around them.";
    return extra > 0 ? isCut : null;
  }
  const differs = new Set((all.length > 0 ? all : cells).map(String)).size > 1;
  return differs && path !== target.least ? "The tool has this once, and it differs here." : null;
}

/** The use of a line where others are for the same field: one that was chosen or is filled in comes first. */
function besideRivals(
  use: Use,
  at: number,
  rivals: readonly number[],
  name: string,
  lines: readonly Line[],
  chosen: ReadonlyMap<number, string>,
): Use {
  const isChosen = (index: number) => chosen.has(index);
  const isFilled = (index: number) => (lines[index]?.all.length ?? 0) > 0;
  const note = `More than one row is ${name}. Choose what to do with this one.`;
  const shared = { ...use, path: "?", note };
  const replaced = { ...use, path: "", note: `Another row is ${name}` };
  if (isChosen(at)) return rivals.some(isChosen) ? shared : use;
  if (rivals.some(isChosen)) return replaced;
  if (isFilled(at)) return rivals.some(isFilled) ? shared : use;
  return rivals.some((other) => isFilled(other) || other < at) ? replaced : use;
}
