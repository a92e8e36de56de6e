import type Big from "big.js";
import { parseNumber } from "../read-number";
import { homeCurrency } from "../region";
import { eachKey } from "./lot";
import type { Answers, Ask } from "./questions";
import { choiceInstead } from "./read-cell";
import { isInCurrency, type ReadLine } from "./read-list";
import { slotOf } from "./uses";
import type { FileFacts, Value } from "./value";

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
  const price = lines.find(isInCurrency);
  const prices = currencies.map((code, index): Big | null =>
    ["", homeCurrency[region]].includes(code.toUpperCase())
      ? parseNumber(price?.values[index]?.text ?? "")
      : null,
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
