import type { ToolRegion } from "../region";
import { nameOf } from "../show";
import { isSetting, type ReadLine, type UsedLine } from "./changes";
import type { bestTable } from "./layout";
import { priceUnit, type Lot } from "./lot";
import { decideStyle, type Ask, type Decisions } from "./questions";
import { askWhatFor, cellsWith, currenciesOf, quantityOf, readLines } from "./read-lines";
import { nameField, type ImportTarget, type Typed, type UseOption } from "./target";
import { assign, usesOf, type Use } from "./uses";
import { shown, type FileFacts } from "./value";

/** What a table is read for. */
export interface Reading {
  readonly target: ImportTarget;
  readonly region: ToolRegion;
  /** What the visitor typed into the fields outside the list. */
  readonly typed: Typed;
}

type Best = ReturnType<typeof bestTable>;

/** The lines of a table with what each is used for. */
export interface TableUses {
  readonly options: readonly UseOption[];
  readonly uses: readonly Use[];
  readonly used: readonly UsedLine[];
  readonly lot: Lot;
}

/** Decides what the lines of a table are used for. */
export function usesOfTable(
  best: Best,
  { target, region, typed }: Reading,
  { uses: chosen, answers }: Decisions,
): TableUses {
  const { lines = [] } = best?.layout ?? {};
  const options = usesOf(target, region, lines);
  const isCounted =
    typed.quantity !== undefined ||
    lines.some(({ matches, all }) => matches.includes("quantity") && all.length > 0);
  const lot: Lot = { unit: priceUnit(lines, options), isCounted, answers };
  const uses = assign(lines, target, options, chosen, lot);
  const used = lines.flatMap((line, at): UsedLine[] => {
    const use = uses[at];
    if (use === undefined) return [];
    const option = options.find(({ path }) => path === use.path) ?? null;
    const isColumn = option?.path === target.least && line.cells.length > 0;
    const isOnce = option !== null && isSetting(option.path) && !isColumn;
    return [{ line, use, option, isOnce, cells: isOnce ? line.all.slice(0, 1) : line.cells }];
  });
  return { options, uses, used, lot };
}

/** The lines of a table with their values, and its suppliers. */
interface ReadTable {
  readonly read: readonly ReadLine[];
  readonly suppliers: readonly string[];
  /** One for each supplier; none for a list without currencies. */
  readonly currencies: readonly string[];
}

/** Reads the cells of a table, and asks what it leaves open. */
export function readTable(
  best: Best,
  { used, lot }: TableUses,
  { target, region, typed }: Reading,
  ask: Ask,
): ReadTable {
  const { rowName = "", fields = {} } = target.tool.lists[target.list] ?? {};
  const { count = 0, isOwn = false } = best?.layout ?? {};
  const isAmount = ({ field, measure }: UseOption) =>
    field.kind === "number" && measure !== "percent";
  const evidence = {
    amounts: cellsWith(used, isAmount),
    percentages: cellsWith(used, ({ measure }) => measure === "percent"),
    dates: cellsWith(used, ({ field }) => field.kind === "date"),
    hasSemicolons: best?.table.hasSemicolons ?? false,
    isOwn,
    region,
  };
  const style = decideStyle(evidence, ask);
  const about: FileFacts = { target, region, style, isOwn, unit: lot.unit, quantity: null };
  const facts = { ...about, quantity: quantityOf(used, about, typed.quantity) };
  const names = used.find(({ use }) => use.path === nameField(target))?.cells ?? [];
  const suppliers = Array.from({ length: count }, (_, index) =>
    nameOf(shown(names[index] ?? ""), rowName, index),
  );
  const read = readLines(used, facts, lot, suppliers, ask);
  const hasCurrencies = fields.currency !== undefined;
  const currencies = hasCurrencies ? currenciesOf(read, facts, suppliers, ask) : [];
  askWhatFor(read, facts, lot, currencies, ask);
  return { read, suppliers, currencies };
}
