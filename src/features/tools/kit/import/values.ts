import Big from "big.js";
import type { Field } from "../fields";
import { parseNumber } from "../read-number";
import { homeCurrency, textIn, type ToolRegion } from "../region";
import type { SheetCell } from "../sheet";
import { showTyped } from "../show";
import { readAmount, type AmountStyle } from "./amounts";
import { takeCurrency } from "./currencies";
import { folded, type Measure } from "./heading";
import { readDate, readTime, type DateOrder } from "./moments";

/** How a file writes its values. */
export interface FileStyle extends AmountStyle {
  readonly order: DateOrder;
  /** Whether 0.18 is 18%, as in cells that Excel shows as percentages. */
  readonly hasShares: boolean;
}

/** A cell as the tool takes it. */
export interface Value {
  readonly text: string;
  /** Why it can't be read; null if it can. */
  readonly problem: string | null;
  /** What an amount may be in. */
  readonly currencies: readonly string[];
  /** What it may stand for, for a choice that the file writes in another way. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** The cell as a text. */
export const shown = (cell: SheetCell) => (typeof cell === "string" ? cell : cell.toFixed());

/** A cell that isn't read goes into the tool as it is, so that nothing is lost. There it is a mistake. */
function unread(cell: SheetCell, problem: string): Value {
  const text = shown(cell);
  return {
    text: parseNumber(text) === null ? text : `${text} ?`,
    problem,
    currencies: [],
    choices: [],
  };
}

const value = (text: string, currencies: readonly string[] = []): Value => ({
  text,
  problem: null,
  currencies,
  choices: [],
});

/** An amount as it could have been typed. */
function typed(amount: Big, region: ToolRegion): string {
  const number = amount.toNumber();
  return Number.isSafeInteger(number) && amount.eq(number)
    ? showTyped(number, region)
    : amount.toFixed();
}

/** Takes a unit such as `/kg` or `days` off an amount. */
function withoutUnit(text: string, measure: Measure | null): string {
  const plain = folded(text);
  if (measure === "days")
    return plain.replace(/^net\s*/u, "").replace(/\s*days?(?: net| credit)?$/u, "");
  if (measure === "unit") return plain.replace(/\s*(?:\/|per )\s*[a-z]+\.?$/u, "");
  return text;
}

interface Reading {
  readonly field: Field;
  readonly measure: Measure | null;
  readonly region: ToolRegion;
  readonly style: FileStyle;
  /** What the heading says the amounts are in. */
  readonly currencies: readonly string[];
}

function readNumberCell(cell: SheetCell, reading: Reading): Value {
  const { field, measure, region, style } = reading;
  const given = cell instanceof Big ? cell : withoutUnit(cell, measure);
  const amount = readAmount(given, style);
  if (amount === null) return unread(cell, "This isn’t a number.");
  const isShare = typeof cell === "string" && cell.includes("%");
  if (isShare && measure !== "percent") return unread(cell, "This is a percentage.");
  if (measure === "percent" && amount.currencies.length > 0) {
    return unread(cell, "This is an amount, not a percentage.");
  }
  const currencies = amount.currencies.length > 0 ? amount.currencies : reading.currencies;
  const home = homeCurrency[region];
  const isOwn = field.kind === "number" && field.isInOwnCurrency === true;
  if (!isOwn && currencies.length > 0 && !currencies.includes(home)) {
    return unread(cell, `This is in ${currencies[0] ?? ""}; the tool takes it in ${home}.`);
  }
  const scaled =
    measure === "percent" && style.hasShares && cell instanceof Big
      ? amount.value.times(100)
      : amount.value;
  const text = typed(scaled, region);
  return text.length > 60 ? unread(cell, "This number is too long.") : value(text, currencies);
}

const yesNo = [
  { value: "yes", label: "Yes", synonyms: "y, true, 1, x, ✓, ✔" },
  { value: "no", label: "No", synonyms: "n, false, 0, -" },
];

function readChoice(cell: SheetCell, field: Field, region: ToolRegion): Value {
  const options = field.kind === "choice" ? field.options : yesNo;
  const text = folded(shown(cell));
  const names = (option: (typeof options)[number]) => {
    const { value: own, label, synonyms = "" } = option;
    return [own, textIn(label, region), ...synonyms.split(", ")]
      .map(folded)
      .filter((name) => name !== "");
  };
  const whole = options.find((option) => names(option).includes(text));
  if (whole !== undefined) return value(whole.value);
  // `FOB Shanghai` has a place after the term. `CPT Nagpur` may be either of two.
  const starts = options.filter((option) =>
    names(option).some((name) => text.startsWith(`${name} `) || text.startsWith(`${name},`)),
  );
  const relatives = options.filter((option) => {
    return starts.some((start) => option.value.startsWith(`${start.value} `));
  });
  const [only] = starts;
  if (only !== undefined && starts.length + relatives.length === 1) return value(only.value);
  const offered = options.filter(
    (option) => !("region" in option) || (option.region ?? region) === region,
  );
  const choices = offered.map(({ value: own, label }) => ({
    value: own,
    label: textIn(label, region),
  }));
  return { text: "", problem: null, currencies: [], choices };
}

/** The currency that a cell names. A code stays as it is written. */
function readCurrency(cell: SheetCell): Value {
  const text = shown(cell);
  if (/^[a-z]{3}$/iu.test(text)) return value(text);
  const { currencies } = takeCurrency(folded(text));
  const [first] = currencies;
  if (first === undefined) return unread(cell, "This isn’t a currency.");
  return value(first);
}

/** Reads a cell for a field. */
export function readCell(cell: SheetCell, path: string, reading: Reading): Value {
  const { field, region, style } = reading;
  if (cell === "") return value("");
  switch (field.kind) {
    case "number":
      return readNumberCell(cell, reading);
    case "choice":
    case "yes-no":
      return readChoice(cell, field, region);
    case "date":
    case "time": {
      const moment = field.kind === "date" ? readDate(cell, style.order) : readTime(cell);
      return moment === null ? unread(cell, `This isn’t a ${field.kind}.`) : value(moment);
    }
    default:
      return path.endsWith(".currency") ? readCurrency(cell) : value(shown(cell));
  }
}
