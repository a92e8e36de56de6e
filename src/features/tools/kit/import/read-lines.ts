import type Big from "big.js";
import { parseNumber } from "../read-number";
import { homeCurrency } from "../region";
import type { SheetCell } from "../sheet";
import type { ReadLine, UsedLine } from "./changes";
import { currencyOf } from "../currencies";
import { areSmall, eachKey, eachOf, type Lot } from "./lot";
import type { Ask } from "./questions";
import { choiceInstead, readCell } from "./read-cell";
import type { UseOption } from "./target";
import { shown, value as plain, type FileFacts, type Value } from "./value";

/** Whether the amounts of a use are in the currency of their supplier. */
export const isOwnCurrency = (option: UseOption | null) =>
  option?.field.kind === "number" && option.field.isInOwnCurrency === true;

/** The quantity of a file, that amounts for one unit are multiplied by; null without one. */
export function quantityOf(
  lines: readonly UsedLine[],
  facts: FileFacts,
  typed: string | undefined,
): Big | null {
  const line = lines.find(({ use }) => use.path === "quantity");
  if (line?.option == null) return parseNumber(typed ?? "");
  const reading = { option: line.option, heading: line.line.heading, each: null };
  return parseNumber(readCell(line.cells[0] ?? "", reading, facts).text);
}

/**
 * Reads the cells of the lines. A choice that can't be read is a question.
 *
 * @param suppliers Their names, for the questions.
 */
export function readLines(
  lines: readonly UsedLine[],
  facts: FileFacts,
  lot: Lot,
  suppliers: readonly string[],
  ask: Ask,
): readonly ReadLine[] {
  const { list, hasLot, isPart } = facts.target;
  return lines.map((used, at): ReadLine => {
    const { line, option, isOnce, cells } = used;
    if (option === null) return { ...used, values: cells.map((cell) => plain(shown(cell))) };
    const isTotal = option.measure === "total" && option.path.startsWith(`${list}.`);
    const each = hasLot === true && isTotal && !facts.isOwn ? eachOf(line, at, lot) : null;
    const values = cells.map((cell, index): Value => {
      const value = readCell(cell, { option, heading: line.heading, each }, facts);
      if (value.choices.length === 0) return value;
      const of = isOnce ? "" : ` of ${suppliers[index] ?? ""}`;
      const text = `What is “${shown(cell)}”, the ${option.label.toLowerCase()}${of}?`;
      const key = `${isPart === true ? `${list}-` : ""}choice-${at}-${index}`;
      return { ...value, text: ask({ key, text, options: value.choices }) ?? shown(cell) };
    });
    return { ...used, values };
  });
}

/** The currency of each supplier: a sign may be that of several. */
export function currenciesOf(
  lines: readonly ReadLine[],
  { target, region }: FileFacts,
  suppliers: readonly string[],
  ask: Ask,
): readonly string[] {
  const named = lines.find(({ use }) => use.path === `${target.list}.currency`);
  return suppliers.map((name, index) => {
    const own = named?.values[index]?.text ?? "";
    const [signs = []] = lines.flatMap(({ option, values }) => {
      const found = values[index]?.currencies ?? [];
      return isOwnCurrency(option) && found.length > 0 ? [found] : [];
    });
    const currency = currencyOf(own, signs, homeCurrency[region]);
    if ("code" in currency) return currency.code;
    const text = `Which currency is the price of ${name} in?`;
    const options = currency.codes.map((code) => ({ value: code, label: code }));
    return ask({ key: `currency-${index}`, text, options }) ?? own;
  });
}

/** Asks whether amounts that are small beside the prices are for one unit or for the whole quantity. */
export function askWhatFor(
  lines: readonly ReadLine[],
  { target, region, isOwn, quantity }: FileFacts,
  lot: Lot,
  currencies: readonly string[],
  ask: Ask,
): void {
  const price = lines.find(({ option }) => isOwnCurrency(option));
  const prices = currencies.map((code, index): Big | null =>
    ["", homeCurrency[region]].includes(code.toUpperCase())
      ? parseNumber(price?.values[index]?.text ?? "")
      : null,
  );
  const isOpen = ({ line, option, values }: ReadLine) =>
    !isOwn &&
    option?.measure === "total" &&
    choiceInstead(option, target) !== null &&
    line.heading.measure === null &&
    quantity?.eq(1) !== true &&
    areSmall(values, prices);
  lines.forEach((own, at) => {
    const key = eachKey(at);
    if (!lot.answers.has(key) && !isOpen(own)) return;
    ask({
      key,
      text: `Is “${own.line.label}” for one unit or for the whole quantity?`,
      options: [
        { value: "unit", label: "For one unit" },
        { value: "total", label: "For the whole quantity" },
      ],
    });
  });
}

/** The cells of lines with a use, which decide how a file writes values. */
export function cellsWith(
  lines: readonly UsedLine[],
  is: (option: UseOption) => boolean,
): readonly SheetCell[] {
  return lines.flatMap(({ option, cells }) => (option !== null && is(option) ? cells : []));
}
