import type Big from "big.js";
import type { Fields } from "../fields";
import { parseNumber } from "../read-number";
import { homeCurrency, type ToolRegion } from "../region";
import type { ReadLine } from "./changes";
import type { Line } from "./layout";
import { areSmall, eachOf, type Lot } from "./lot";
import { eachKey, type Question } from "./questions";
import type { ImportTarget, Typed } from "./target";
import type { Use, UseOption } from "./uses";
import type { FileStyle, Reading } from "./value";
import { readCell } from "./values";

/** A line with its use and the cells that count for it. */
export interface Entry {
  readonly line: Line;
  readonly use: Use;
  readonly option: UseOption | null;
  readonly cells: Line["cells"];
}

interface Facts {
  readonly target: ImportTarget;
  readonly region: ToolRegion;
  readonly isOwn: boolean;
  readonly style: FileStyle;
  readonly lot: Lot;
  readonly typed: Typed;
}

/** How each line is read; null for one without a use. The quantity is read first: it multiplies others. */
export function readingsOf(
  entries: readonly Entry[],
  { target, region, isOwn, style, lot, typed }: Facts,
): readonly (Reading | null)[] {
  const { tool, list, implied = [], usual, taxes = [] } = target;
  const fields: Fields = tool.lists[list]?.fields ?? {};
  const amounts = implied.find(({ key }) => key === usual?.key)?.by ?? [];
  const readingOf = ({ option, line }: Entry, at: number): Reading | null => {
    if (option === null) return null;
    const isOf = (key: string) => option.path === `${list}.${key}`;
    const hasInstead = amounts.some(isOf);
    const isTotal = option.measure === "total" && option.path.startsWith(`${list}.`);
    return {
      ...option,
      region,
      style,
      isOwn,
      word: line.heading.word,
      rate: line.heading.rate,
      isTax: taxes.some(isOf),
      currencies: line.heading.currencies,
      unit: lot.unit,
      each: target.hasLot === true && isTotal && !isOwn ? eachOf(line, at, lot) : null,
      quantity: null,
      instead: hasInstead ? (fields[usual?.key ?? ""] ?? null) : null,
      usual: hasInstead || isOf(usual?.key ?? "") ? usual : undefined,
    };
  };
  const readings = entries.map(readingOf);
  const at = entries.findIndex(({ use }) => use.path === "quantity");
  const cell = entries[at]?.cells[0] ?? "";
  const reading = readings[at] ?? null;
  const text = reading === null ? typed.quantity : readCell(cell, "quantity", reading).text;
  const quantity = parseNumber(text ?? "");
  return readings.map((own) => (own === null ? null : { ...own, quantity }));
}

/** Questions about lines whose amounts may be for one unit or for the whole quantity. */
export function eachQuestions(
  lines: readonly ReadLine[],
  readings: readonly (Reading | null)[],
  currencies: readonly string[],
  { lot, region, isOwn }: Pick<Facts, "lot" | "region" | "isOwn">,
): readonly Question[] {
  const price = lines.find(
    ({ option }) => option?.field.kind === "number" && option.field.isInOwnCurrency === true,
  );
  const prices = currencies.map((code, index): Big | null =>
    ["", homeCurrency[region]].includes(code.toUpperCase())
      ? parseNumber(price?.values[index]?.text ?? "")
      : null,
  );
  const isOpen = ({ line, values }: ReadLine, reading: Reading | null) =>
    !isOwn &&
    reading?.measure === "total" &&
    reading.instead !== null &&
    line.heading.measure === null &&
    reading.quantity?.eq(1) !== true &&
    areSmall(values, prices);
  return lines.flatMap((own, at): readonly Question[] => {
    const key = eachKey(at);
    if (!lot.answers.has(key) && !isOpen(own, readings[at] ?? null)) return [];
    return [
      {
        key,
        text: `Is “${own.line.label}” for one unit or for the whole quantity?`,
        options: [
          { value: "unit", label: "For one unit" },
          { value: "total", label: "For the whole quantity" },
        ],
      },
    ];
  });
}
