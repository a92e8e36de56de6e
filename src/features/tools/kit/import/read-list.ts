import Big from "big.js";
import { parseNumber, readNumber } from "../read-number";
import type { ToolRegion } from "../region";
import { nameOf } from "../show";
import { shown } from "./cell";
import { folded } from "./heading";
import { discountLine, discountsToTake, lessDiscounts } from "./discount";
import type { Layout } from "./tables";
import { askWhatFor, currenciesOf } from "./list-questions";
import { lotOf } from "./lot";
import { decideStyle, type Answers, type Ask } from "./questions";
import { readCell } from "./read-cell";
import type { Slot } from "./slots";
import { rowNameOf, type Typed } from "./target";
import { assign, linesFor, lineWith, slotOf, type UsedLine } from "./uses";
import { value, type FileFacts, type Value } from "./value";

/** What reading a list depends on beside its table. */
export interface ImportContext {
  readonly region: ToolRegion;
  /** What the visitor typed into the fields outside the lists. */
  readonly typed: Typed;
  /** The slots that the visitor has chosen, by the index of the line. */
  readonly uses: ReadonlyMap<number, string>;
  readonly answers: Answers;
  readonly ask: Ask;
  readonly hasSemicolons: boolean;
  /** Start of the keys of the questions that only this list has. */
  readonly keyStart: string;
}

/** Decides what the lines of a list are used for, reads their cells, and asks what they leave open. */
export function readList(layout: Layout, context: ImportContext) {
  const { target, slots, count, isOwn } = layout;
  const { region, typed, answers, ask, keyStart } = context;
  const lot = lotOf(layout, typed, region);
  const used = assign(layout, lot, context);
  const discount = isOwn || target.hasLot !== true ? undefined : discountLine(used);
  const cellsFor = (is: (slot: Slot) => boolean) =>
    linesFor(used, is).flatMap(({ cells }) => cells);
  const style = decideStyle({
    ...context,
    isOwn,
    amounts: cellsFor(({ field, measure }) => field.kind === "number" && measure !== "percent"),
    percentages: [...cellsFor(({ measure }) => measure === "percent"), ...(discount?.cells ?? [])],
    dates: cellsFor(({ field }) => field.kind === "date"),
  });
  const discounts = discountsToTake(discount, ask);
  const facts = { target, region, style, isOwn, unit: lot.unit, quantity: null };
  const file = { ...facts, quantity: quantityOf(used, slots, facts, typed.quantity) };
  const names = lineWith(used, "name")?.cells ?? [];
  const records = Array.from({ length: count }, (_, index) =>
    nameOf(shown(names[index] ?? ""), rowNameOf(target), index),
  );
  const lines = used.map((line, at) => {
    const values = valuesOf(line, `${keyStart}choice-${at}`, file, records, ask);
    return { ...line, values: lessDiscounts(line, values, discounts, file) };
  });
  const hasCurrencies = slots.some(({ role }) => role === "currency");
  const currencies = hasCurrencies ? currenciesOf(lines, file, records, ask) : [];
  askWhatFor(lines, file, currencies, answers, ask);
  return {
    ...layout,
    /** The names of its records. */
    records,
    lines,
    /** What the amounts of each record are in, as a code; none for a list without currencies. */
    currencies,
    /** The unit of the price; null if the file has none. */
    unit: lot.unit,
  };
}

/** A list as it was read. */
export type ReadList = ReturnType<typeof readList>;

/** The quantity of the file, or what was typed, that amounts for one unit are multiplied by; null without one. */
function quantityOf(
  lines: readonly UsedLine[],
  slots: readonly Slot[],
  facts: FileFacts,
  typed = "",
): Big | null {
  const slot = slots.find(({ role }) => role === "quantity");
  const line = lineWith(lines, "quantity");
  if (slot?.field.kind !== "number") return null;
  if (line !== undefined)
    return parseNumber(
      readCell(line.cells[0] ?? "", slot, line, line.units[0] ?? null, facts).text,
    );
  const lot = { quantity: new Big(1), unit: facts.unit ?? "" };
  return readNumber(typed, slot.field.rule, facts.region, undefined, { lot }).value;
}

/** Reads the cells of a line. A cell that may be several things is a question. */
function valuesOf(
  line: UsedLine,
  key: string,
  file: FileFacts,
  records: readonly string[],
  ask: Ask,
): readonly Value[] {
  const slot = slotOf(line);
  if (slot === null) return line.cells.map((cell) => value(shown(cell)));
  return line.cells.map((cell, index) => {
    const own = readCell(cell, slot, line, line.units[index] ?? null, file);
    if (own.choices.length === 0) return own;
    const written = shown(cell);
    const of = line.isOnce ? "" : ` of ${records[index] ?? ""}`;
    // A grid of ticks writes the same in many cells.
    const question =
      slot.field.kind === "yes-no"
        ? { key: `tick-${folded(written)}`, text: `Does “${written}” mean yes in this file?` }
        : {
            key: `${key}-${index}`,
            text: `What is “${written}”, the ${slot.label.toLowerCase()}${of}?`,
          };
    return { ...own, text: ask({ ...question, options: own.choices }) ?? written };
  });
}
