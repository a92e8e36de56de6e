import Big from "big.js";
import { currencyOf, takeCurrency } from "../currencies";
import { parseNumber, readNumber } from "../read-number";
import { homeCurrency, type ToolRegion } from "../region";
import { nameOf } from "../show";
import { shown } from "./cell";
import { discountLine, discountsOf } from "./discount";
import { folded } from "./heading";
import { textInBrackets } from "./heading";
import type { Layout } from "./layout";
import { priceUnit, unitsBeside } from "./lot";
import { decideStyle, type Answers, type Ask } from "./questions";
import { readCell } from "./read-cell";
import { isQuantity, nameSlot, type Slot } from "./slots";
import { rowNameOf, type Typed } from "./target";
import { askWhatFor } from "./small-amounts";
import { assign, slotOf, type UsedLine } from "./uses";
import { value as plain, type FileFacts, type Value } from "./value";

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

/** A line whose cells were read. */
export interface ReadLine extends UsedLine {
  readonly values: readonly Value[];
}

/** A list as it was read. */
export interface ReadList extends Layout {
  readonly lines: readonly ReadLine[];
  /** The names of its records. */
  readonly records: readonly string[];
  /** What the amounts of each record are in, as a code; none for a list without currencies. */
  readonly currencies: readonly string[];
  /** The unit of the price; null if the file has none. */
  readonly unit: string | null;
}

/** Whether the amounts of a line are in the currency of their record. */
export const isInCurrency = (line: UsedLine) => {
  const field = slotOf(line)?.field;
  return field?.kind === "number" && field.currencyIn !== undefined;
};

/** The lines with a slot of some kind. */
const linesFor = <Own extends UsedLine>(lines: readonly Own[], is: (slot: Slot) => boolean) =>
  lines.filter((line) => {
    const slot = slotOf(line);
    return slot !== null && is(slot);
  });

/** Decides what the lines of a list are used for, reads their cells, and asks what they leave open. */
export function readList(layout: Layout, context: ImportContext): ReadList {
  const { target, slots, count, isOwn } = layout;
  const { region, typed, answers, ask, hasSemicolons, keyStart } = context;
  const unit = target.hasLot === true ? priceUnit(layout, typed, region) : null;
  const isCounted =
    typed.quantity !== undefined ||
    layout.lines.some(({ matches, all }) => matches.some(isQuantity) && all.length > 0);
  const lot = target.hasLot === true ? { unit, isCounted, answers, region } : null;
  const used = assign(layout, context.uses, lot);
  const cellsFor = (is: (slot: Slot) => boolean) =>
    linesFor(used, is).flatMap(({ cells }) => cells);
  const discount = isOwn || lot === null ? undefined : discountLine(used);
  const evidence = {
    amounts: cellsFor(({ field, measure }) => field.kind === "number" && measure !== "percent"),
    percentages: [...cellsFor(({ measure }) => measure === "percent"), ...(discount?.cells ?? [])],
    dates: cellsFor(({ field }) => field.kind === "date"),
    hasSemicolons,
    isOwn,
    region,
  };
  const style = decideStyle(evidence, ask);
  const beside = unitsBeside(layout);
  const discounts = discountsOf(discount, style, ask);
  const facts = { target, region, style, isOwn, unit, beside, discounts, quantity: null };
  const file = { ...facts, quantity: quantityOf(used, slots, facts, typed.quantity) };
  const [names] = linesFor(used, (slot) => slot === nameSlot(slots));
  const records = Array.from({ length: count }, (_, index) =>
    nameOf(shown(names?.cells[index] ?? ""), rowNameOf(target), index),
  );
  const read = used.map((line, at) => ({
    ...line,
    values: valuesOf(line, `${keyStart}choice-${at}`, file, records, ask),
  }));
  const hasCurrencies = slots.some(({ isCurrency }) => isCurrency);
  const currencies = hasCurrencies ? currenciesOf(read, facts, records, ask) : [];
  askWhatFor(read, file, currencies, answers, ask);
  return { ...layout, records, lines: read, currencies, unit };
}

/** The quantity of the file, or what was typed, that amounts for one unit are multiplied by; null without one. */
function quantityOf(
  lines: readonly UsedLine[],
  slots: readonly Slot[],
  facts: FileFacts,
  typed = "",
): Big | null {
  const [line] = linesFor(lines, isQuantity);
  const slot = slots.find(isQuantity);
  if (slot?.field.kind !== "number") return null;
  if (line !== undefined)
    return parseNumber(readCell(line.cells[0] ?? "", slot, line, facts, 0).text);
  const lot = { quantity: new Big(1), unit: facts.unit ?? "" };
  return readNumber(typed, slot.field.rule, facts.region, undefined, { lot }).value;
}

/** Reads the cells of a line. A choice that can't be read is a question. */
function valuesOf(
  line: UsedLine,
  key: string,
  file: FileFacts,
  records: readonly string[],
  ask: Ask,
): readonly Value[] {
  const slot = slotOf(line);
  if (slot === null) return line.cells.map((cell) => plain(shown(cell)));
  return line.cells.map((cell, index): Value => {
    const value = readCell(cell, slot, line, file, index);
    if (value.choices.length === 0) return value;
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
    return { ...value, text: ask({ ...question, options: value.choices }) ?? written };
  });
}

/** The currency of each record: a sign may be that of several. */
function currenciesOf(
  lines: readonly ReadLine[],
  { region, isOwn }: FileFacts,
  records: readonly string[],
  ask: Ask,
): readonly string[] {
  const [named] = linesFor(lines, ({ isCurrency }) => isCurrency);
  return records.map((name, index) => {
    const own = named?.values[index]?.text ?? "";
    const inName = isOwn ? [] : takeCurrency(textInBrackets(name)).currencies;
    const [signs = inName] = lines.flatMap((line) => {
      const found = line.values[index]?.currencies ?? [];
      return isInCurrency(line) && found.length > 0 ? [found] : [];
    });
    const currency = currencyOf(own, signs, homeCurrency[region]);
    if ("code" in currency) return currency.code;
    const text = `Which currency is the price of ${name} in?`;
    const options = currency.codes.map((code) => ({ value: code, label: code }));
    return ask({ key: `currency-${index}`, text, options }) ?? own;
  });
}
