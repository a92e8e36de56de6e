import Big from "big.js";
import type { ToolRegion } from "../region";
import type { SheetCell } from "../sheet";
import { creditOf, readAmount, signIn, type CrMeaning, type Decimal } from "./amounts";
import { orderOf, readDate, type DateOrder } from "./moments";
import { longDay } from "../../../../lib/calendar";
import { showTyped } from "../show";
import type { FileStyle } from "./value";

/** Something that a file leaves open, and only the visitor knows. */
export interface Question {
  readonly key: string;
  readonly text: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The usual answer, which counts until the visitor chooses another. */
  readonly suggested?: string | undefined;
}

/** The key of the question whether a line is for one unit. */
export const eachKey = (at: number) => `each-${at}`;

/** The answers so far, by the keys of their questions. */
export type Answers = ReadonlyMap<string, string>;

/** What the visitor has decided in the preview. */
export interface Decisions {
  /** Uses of lines by their index. */
  readonly uses: ReadonlyMap<number, string>;
  readonly answers: Answers;
}

export const noDecisions: Decisions = { uses: new Map(), answers: new Map() };

interface Decided {
  readonly style: FileStyle;
  readonly questions: readonly Question[];
}

/** The cells of a file that decide how it writes values. */
export interface Evidence {
  readonly amounts: readonly SheetCell[];
  readonly percentages: readonly SheetCell[];
  readonly dates: readonly SheetCell[];
  readonly hasSemicolons: boolean;
  /** Whether the tool wrote the file: it groups no digits and keeps 18% as 18. */
  readonly isOwn: boolean;
  readonly region: ToolRegion;
}

const text = (cell: SheetCell | undefined) => (typeof cell === "string" ? cell : "");

function amountLabel(cell: string, decimal: Decimal, cr: CrMeaning, region: ToolRegion): string {
  const amount = readAmount(cell, { decimal, cr })?.value;
  if (amount === undefined) return "Can’t be read";
  return amount.round().eq(amount) ? showTyped(amount.toNumber(), region) : amount.toFixed();
}

/** Decides how a file writes its values. What it leaves open is a question. */
export function decideStyle(evidence: Evidence, answers: Answers): Decided {
  const { amounts, percentages, dates, hasSemicolons, isOwn, region } = evidence;
  const questions: Question[] = [];

  const signs = [...amounts, ...percentages].flatMap((cell) => {
    const sign = signIn(cell);
    return sign === null ? [] : [{ cell: text(cell), ...sign }];
  });
  const certain = signs.filter(({ isOpen }) => !isOpen);
  const commas = certain.filter(({ sign }) => sign === ",").length;
  let decimal: Decimal = commas > certain.length - commas ? "," : ".";
  // A comma before three digits groups them in India and the United States.
  const open = signs.find(
    ({ isOpen, sign }) => isOpen && (hasSemicolons || (sign === "." && !isOwn)),
  );
  const isMixed = commas > 0 && commas < certain.length;
  if (open !== undefined && (isMixed || certain.length === 0)) {
    const options = ([".", ","] as const).map((value) => ({
      value,
      label: amountLabel(open.cell, value, "crore", region),
    }));
    questions.push({ key: "decimal", text: `What is ${open.cell} in this file?`, options });
    decimal = answers.get("decimal") === "," ? "," : ".";
  }

  const sides = amounts.map((cell) => ({ cell, side: creditOf(cell) }));
  const has = (side: string) => sides.some((own) => own.side === side);
  let cr: CrMeaning = has("debit") ? "negative" : has("credit") ? "credit" : "crore";
  const doubtful = text(sides.find(({ side }) => side === "open")?.cell);
  if (cr === "crore" && doubtful !== "") {
    const label = (meaning: CrMeaning) => amountLabel(doubtful, decimal, meaning, region);
    questions.push({
      key: "cr",
      text: `What is ${doubtful} in this file?`,
      options: [
        { value: "crore", label: `${label("crore")} (crore)` },
        { value: "credit", label: `${label("credit")} (credit, as in Tally)` },
      ],
    });
    if (answers.get("cr") === "credit") cr = "credit";
  }

  const orders = dates.map((cell) => ({ cell, order: orderOf(cell) }));
  const known = orders.find(({ order }) => order === "day" || order === "month")?.order;
  let order: DateOrder =
    known === "day" || known === "month" ? known : region === "us" ? "month" : "day";
  const unclear = orders.find((own) => own.order === "open")?.cell;
  if (known === undefined && unclear !== undefined) {
    const both: readonly DateOrder[] = order === "day" ? ["day", "month"] : ["month", "day"];
    questions.push({
      key: "order",
      text: `Which date is ${text(unclear)} in this file?`,
      options: both.map((value) => {
        const day = readDate(unclear, value);
        return { value, label: day === null ? "No date" : longDay(day) };
      }),
    });
    const answer = answers.get("order");
    if (answer === "day" || answer === "month") order = answer;
  }

  const shares = percentages.flatMap((cell) => (cell instanceof Big ? [cell] : []));
  const share = shares.find((cell) => cell.gt(0));
  const hasSmall = !isOwn && share !== undefined && shares.every((cell) => cell.lte(1));
  if (hasSmall) {
    questions.push({
      key: "shares",
      text: `Excel may keep 18% as 0.18. What is ${share.toFixed()} in this file?`,
      options: [
        { value: "yes", label: `${share.times(100).toFixed()}%` },
        { value: "no", label: `${share.toFixed()}%` },
      ],
    });
  }
  const hasShares = hasSmall && answers.get("shares") === "yes";
  return { style: { decimal, cr, order, hasShares }, questions };
}
