import Big from "big.js";
import { longDay } from "../../../../lib/calendar";
import type { ToolRegion } from "../region";
import type { SheetCell } from "../sheet";
import { textOf } from "./cell";
import { creditOf, readAmount, signIn, typedAmount, type CrMeaning, type Decimal } from "./amounts";
import { orderOf, readDate, type DateOrder } from "./moments";
import type { ImportContext } from "./read-list";
import type { FileStyle } from "./value";

/** Something that a file leaves open, and only the visitor knows. */
export interface Question<Value extends string = string> {
  readonly key: string;
  readonly text: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** The answers so far, by the keys of their questions. */
export type Answers = ReadonlyMap<string, string>;

/** What the visitor has decided in the preview. */
export interface Decisions {
  /** Uses of lines by their index. */
  readonly uses: ReadonlyMap<number, string>;
  readonly answers: Answers;
}

export const noDecisions: Decisions = { uses: new Map(), answers: new Map() };

/** The answer to a question; undefined without one that it offers. */
export const answerTo = <Value extends string>(
  { key, options }: Question<Value>,
  answers: Answers,
): Value | undefined => options.find(({ value }) => value === answers.get(key))?.value;

/** Adds a question. @returns Its answer so far. */
export type Ask = <Value extends string>(question: Question<Value>) => Value | undefined;

/** The cells of a list that decide how its file writes values. */
interface Evidence extends Pick<ImportContext, "region" | "ask" | "hasSemicolons"> {
  readonly amounts: readonly SheetCell[];
  readonly percentages: readonly SheetCell[];
  readonly dates: readonly SheetCell[];
  /** Whether the tool wrote the file: it groups no digits and keeps 18% as 18. */
  readonly isOwn: boolean;
}

function amountLabel(cell: string, decimal: Decimal, cr: CrMeaning, region: ToolRegion): string {
  const amount = readAmount(cell, { decimal, cr })?.value;
  return amount === undefined ? "Can’t be read" : typedAmount(amount, region);
}

/** The decimal sign that most numbers show. `1.250` alone may be either. */
function decideDecimal(evidence: Evidence): Decimal {
  const { amounts, percentages, hasSemicolons, isOwn, region, ask } = evidence;
  const signs = [...amounts, ...percentages].flatMap((cell) => {
    const sign = signIn(cell);
    return sign === null ? [] : [{ cell: textOf(cell), ...sign }];
  });
  const certain = signs.filter(({ isOpen }) => !isOpen);
  const commas = certain.filter(({ sign }) => sign === ",").length;
  // A comma before three digits groups them in India and the United States.
  const open = signs.find(
    ({ isOpen, sign }) => isOpen && (hasSemicolons || (sign === "." && !isOwn)),
  );
  const isMixed = commas > 0 && commas < certain.length;
  if (open === undefined || (!isMixed && certain.length > 0)) {
    return commas > certain.length - commas ? "," : ".";
  }
  const options = ([".", ","] as const).map((value) => ({
    value,
    label: amountLabel(open.cell, value, "crore", region),
  }));
  return ask({ key: "decimal", text: `What is ${open.cell} in this file?`, options }) ?? ".";
}

/** What `Cr` after an amount means: Tally writes credits and debits so. */
function decideCr({ amounts, region, ask }: Evidence, decimal: Decimal): CrMeaning {
  const sides = amounts.map((cell) => ({ cell, side: creditOf(cell) }));
  const has = (side: string) => sides.some((own) => own.side === side);
  if (has("debit")) return "negative";
  if (has("credit")) return "credit";
  const doubtful = textOf(sides.find(({ side }) => side === "open")?.cell);
  if (doubtful === "") return "crore";
  const label = (meaning: CrMeaning) => amountLabel(doubtful, decimal, meaning, region);
  const answer = ask({
    key: "cr",
    text: `What is ${doubtful} in this file?`,
    options: [
      { value: "crore", label: `${label("crore")} (crore)` },
      { value: "credit", label: `${label("credit")} (credit, as in Tally)` },
    ],
  });
  return answer ?? "crore";
}

/** Which of day and month comes first in dates. */
function decideOrder({ dates, region, ask }: Evidence): DateOrder {
  const orders = dates.map((cell) => ({ cell, order: orderOf(cell) }));
  const known = orders.find(({ order }) => order === "day" || order === "month")?.order;
  if (known === "day" || known === "month") return known;
  const [first, second]: readonly [DateOrder, DateOrder] =
    region === "us" ? ["month", "day"] : ["day", "month"];
  const unclear = orders.find(({ order }) => order === "open")?.cell;
  if (unclear === undefined) return first;
  const options = [first, second].map((value) => {
    const day = readDate(unclear, value);
    return { value, label: day === null ? "No date" : longDay(day) };
  });
  const text = `Which date is ${textOf(unclear)} in this file?`;
  return ask({ key: "order", text, options }) ?? first;
}

/** Whether 0.18 is 18%: the numbers of an Excel file don't say. */
function decideShares({ percentages, isOwn, ask }: Evidence): boolean {
  const shares = percentages.flatMap((cell) => (cell instanceof Big ? [cell] : []));
  const share = shares.find((cell) => cell.gt(0));
  if (isOwn || share === undefined || !shares.every((cell) => cell.lte(1))) return false;
  const answer = ask({
    key: "shares",
    text: `Excel may keep 18% as 0.18. What is ${share.toFixed()} in this file?`,
    options: [
      { value: "yes", label: `${share.times(100).toFixed()}%` },
      { value: "no", label: `${share.toFixed()}%` },
    ],
  });
  return answer === "yes";
}

/** Decides how a file writes its values, and asks what it leaves open. */
export function decideStyle(evidence: Evidence): FileStyle {
  const decimal = decideDecimal(evidence);
  return {
    decimal,
    cr: decideCr(evidence, decimal),
    order: decideOrder(evidence),
    hasShares: decideShares(evidence),
  };
}
