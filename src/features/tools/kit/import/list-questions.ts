import { currencyOf, takeCurrency } from "../currencies";
import { parseNumber } from "../read-number";
import { homeCurrency, isHome } from "../region";
import { textInBrackets } from "./heading";
import type { Answers, Ask } from "./questions";
import { choiceInstead } from "./read-cell";
import { eachKey, isInCurrency, lineWith, linesFor, slotOf, type ReadLine } from "./uses";
import type { FileFacts, Value } from "./value";

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

/** Asks whether amounts that are small beside the prices are for one unit or for the whole quantity. */
export function askWhatFor(
  lines: readonly ReadLine[],
  { target, region, isOwn, quantity }: FileFacts,
  currencies: readonly string[],
  answers: Answers,
  ask: Ask,
): void {
  const [price] = linesFor(lines, isInCurrency);
  /** Whether an amount as it was written is less than half of its price; undefined if they can't be compared. */
  const isSmall = ({ text, how }: Value, index: number) => {
    const amount = parseNumber(text);
    const beside = parseNumber(price?.values[index]?.text ?? "");
    const isComparable = how === null && isHome(currencies[index] ?? "", region);
    return isComparable && beside !== null && amount?.gt(0) ? amount.lt(beside.div(2)) : undefined;
  };
  const isOpen = ({ use, heading, values }: ReadLine) => {
    const slot = slotOf({ use });
    if (isOwn || slot?.measure !== "total" || choiceInstead(slot, target) === null) return false;
    const known = values.map(isSmall).filter((small) => small !== undefined);
    const areSmall = known.length > 0 && known.every((small) => small);
    return areSmall && heading.measure === null && quantity?.eq(1) !== true;
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
