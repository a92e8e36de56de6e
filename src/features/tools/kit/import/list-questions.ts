import type Big from "big.js";
import { currencyOf, takeCurrency } from "../currencies";
import { parseNumber } from "../read-number";
import { homeCurrency, isHome } from "../region";
import type { SheetCell } from "../sheet";
import { shown } from "./cell";
import { folded, textInBrackets } from "./heading";
import { choiceInstead } from "./number-cell";
import type { Answers, Ask } from "./questions";
import type { Slot } from "./slots";
import { eachKey, isInCurrency, lineWith, linesFor, slotOf, type ReadLine } from "./uses";
import type { FileFacts, Value } from "./value";

/**
 * Asks what a cell means that may be several things.
 *
 * @param key Start of the key of its question.
 * @param of Whose cell it is, such as ` of Asha`.
 * @returns The text of the cell.
 */
export function askChoice(
  cell: SheetCell,
  { choices }: Value,
  { field, label }: Slot,
  key: string,
  of: string,
  ask: Ask,
): string {
  const written = shown(cell);
  // A grid of ticks writes the same in many cells.
  const question =
    field.kind === "yes-no"
      ? { key: `tick-${folded(written)}`, text: `Does “${written}” mean yes in this file?` }
      : { key, text: `What is “${written}”, the ${label.toLowerCase()}${of}?` };
  return ask({ ...question, options: choices }) ?? written;
}

/** The currency of each record: a sign may be that of several. */
export function currenciesOf(
  lines: readonly ReadLine[],
  { region, isOwn }: FileFacts,
  records: readonly string[],
  ask: Ask,
): readonly string[] {
  const named = lineWith(lines, "currency");
  const amounts = linesFor(lines, isInCurrency);
  return records.map((name, index) => {
    const own = named?.values[index]?.text ?? "";
    const inName = isOwn ? [] : takeCurrency(textInBrackets(name)).currencies;
    const inCells = amounts.map(({ values }) => values[index]?.currencies ?? []);
    const signs = inCells.find(({ length }) => length > 0) ?? inName;
    const currency = currencyOf(own, signs, homeCurrency[region]);
    if ("code" in currency) return currency.code;
    const text = `Which currency is the price of ${name} in?`;
    const options = currency.codes.map((code) => ({ value: code, label: code }));
    return ask({ key: `currency-${index}`, text, options }) ?? own;
  });
}

/**
 * Whether amounts for the whole quantity are so small beside the prices that they may be for one unit.
 *
 * @param prices In the same currency; null where they aren't.
 */
function areSmall(values: readonly Value[], prices: readonly (Big | null)[]): boolean {
  const small = values.flatMap(({ text, how }, index) => {
    const amount = parseNumber(text);
    const price = prices[index] ?? null;
    if (amount === null || price === null || amount.lte(0) || how !== null) return [];
    return [amount.lt(price.div(2))];
  });
  return small.length > 0 && small.every((isSmall) => isSmall);
}

/** Asks whether amounts that are small beside the prices are for one unit or for the whole quantity. */
export function askWhatFor(
  lines: readonly ReadLine[],
  { target, region, isOwn, quantity }: FileFacts,
  currencies: readonly string[],
  answers: Answers,
  ask: Ask,
): void {
  const [price] = linesFor(lines, isInCurrency);
  const prices = currencies.map((code, index) =>
    isHome(code, region) ? parseNumber(price?.values[index]?.text ?? "") : null,
  );
  const isOpen = (line: ReadLine) => {
    const slot = slotOf(line);
    return (
      !isOwn &&
      slot?.measure === "total" &&
      choiceInstead(slot, target) !== null &&
      line.heading.measure === null &&
      quantity?.eq(1) !== true &&
      areSmall(line.values, prices)
    );
  };
  lines.forEach((line, at) => {
    const key = eachKey(at);
    if (!answers.has(key) && !isOpen(line)) return;
    ask({
      key,
      text: `Is “${line.label}” for one unit or for the whole quantity?`,
      options: [
        { value: "unit", label: "For one unit" },
        { value: "total", label: "For the whole quantity" },
      ],
    });
  });
}
