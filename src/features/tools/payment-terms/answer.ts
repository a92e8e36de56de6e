import { daysBetween, isDay } from "../../../lib/calendar";
import { pathOf } from "../kit/fields";
import type { ToolRegion } from "../kit/region";
import { nameOf } from "../kit/show";
import { readRow } from "../kit/read-row";
import { creditValue, type CreditValue } from "./credit";
import { discountValue } from "./early-discount";
import {
  fieldsOf,
  paymentTerms,
  type NumberKey,
  type Part,
  type QuotationTexts,
  type State,
} from "./fields";
import { rankQuotations, type Basis, type Quotation, type RankedQuotation } from "./ranking";
import { smallSupplierResult, type SmallSupplierResult } from "./small-supplier";

/** The answer to one of the questions. */
export type Answer =
  | {
      readonly part: "credit";
      /** Null if the credit period does not change. */
      readonly value: CreditValue | null;
    }
  | { readonly part: "discount"; readonly value: ReturnType<typeof discountValue> }
  | { readonly part: "small-supplier"; readonly value: SmallSupplierResult }
  | { readonly part: "ranking"; readonly basis: Basis; readonly rows: readonly RankedQuotation[] };

/** The longest delay that is calculated, in days. */
const MOST_DELAY = 3660;

/** Whether nothing was typed into a field. */
export const isEmpty = (text: string) => text.trim() === "";

/** What is wrong with the two days of a payment. */
function paidProblem({ accepted, paid }: State): string | null {
  if (!isDay(accepted) || !isDay(paid)) return null;
  const delay = daysBetween(accepted, paid);
  if (delay < 0) return "Enter the day of acceptance or a later one.";
  return delay > MOST_DELAY ? "Enter a day within ten years of acceptance." : null;
}

/** Reads a quotation. The two fields of a discount need each other. */
function readQuotation(texts: QuotationTexts, region: ToolRegion, index: number) {
  const isEarly = !isEmpty(texts.discount) || !isEmpty(texts.discountDay);
  const { fields, rowName } = paymentTerms.lists.quotations;
  const { numbers, problems } = readRow(
    fields,
    texts,
    region,
    pathOf("quotations", index, ""),
    (key) => {
      return isEarly || (key !== "discount" && key !== "discountDay");
    },
  );
  const quotation: Quotation = {
    name: nameOf(texts.name, rowName, index),
    price: numbers.price,
    days: numbers.days.toNumber(),
    early: isEarly ? { discount: numbers.discount, day: numbers.discountDay.toNumber() } : null,
    isSmall: region === "in" && texts.isSmall === "yes",
  };
  const isLate = problems.size === 0 && isEarly && numbers.discountDay.gte(numbers.days);
  if (!isLate || numbers.discount.eq(0)) return { quotation, problems };
  const path = pathOf("quotations", index, "discountDay");
  return { quotation, problems: new Map([[path, "Enter a day before the end of the credit."]]) };
}

/** Reads the fields of the question that is asked, and answers it. */
export function answerTerms(state: State, region: ToolRegion) {
  const part: Part = region === "us" && state.show === "small-supplier" ? "credit" : state.show;
  const own: readonly string[] = fieldsOf[part];
  const isUsed = (key: keyof typeof paymentTerms.fields) =>
    own.includes(key) && !(part === "small-supplier" && key === "buyerRate" && isEmpty(state[key]));
  const read = readRow(paymentTerms.fields, state, region, "", isUsed);
  const { numbers } = read;
  const problems = new Map(read.problems);
  const addProblem = (path: string, problem: string | null) => {
    if (problem !== null && !problems.has(path)) problems.set(path, problem);
  };
  const daysOf = (key: NumberKey) => numbers[key].toNumber();
  const finish = (answer: () => Answer) => ({
    state,
    region,
    part,
    numbers,
    /** Whether the supplier’s cost of funds is known. The buyer’s answer doesn’t need it. */
    knowsSupplier: !isEmpty(state.supplierRate),
    /** Of the fields of the question only. */
    problems,
    /** Null while a field can't be used. */
    answer: problems.size > 0 ? null : answer(),
  });
  switch (part) {
    case "credit":
      return finish(() => ({
        part,
        value: creditValue({
          ...numbers,
          daysNow: daysOf("daysNow"),
          daysOffered: daysOf("daysOffered"),
          asked: isEmpty(state.asked) ? null : numbers.asked,
        }),
      }));
    case "discount":
      if (!problems.has("discountDay") && numbers.dueDay.lte(numbers.discountDay)) {
        addProblem("dueDay", "Enter a day after the day of the discount.");
      }
      return finish(() => ({
        part,
        value: discountValue({
          ...numbers,
          invoice: isEmpty(state.invoice) ? null : numbers.invoice,
          discountDay: daysOf("discountDay"),
          dueDay: daysOf("dueDay"),
        }),
      }));
    case "small-supplier":
      addProblem("paid", paidProblem(state));
      return finish(() => ({
        part,
        value: smallSupplierResult({
          ...numbers,
          accepted: state.accepted,
          paid: state.paid,
          agreed: isEmpty(state.agreed) ? null : daysOf("agreed"),
        }),
      }));
    case "ranking": {
      const isBlank = ({ name, price }: (typeof state.quotations)[number]) =>
        isEmpty(name) && isEmpty(price);
      // Two are needed; further ones may stay empty.
      const mayBeBlank = state.quotations.filter((texts) => !isBlank(texts)).length >= 2;
      const quotations = state.quotations.flatMap((texts, index) =>
        mayBeBlank && isBlank(texts) ? [] : [readQuotation(texts, region, index)],
      );
      for (const quotation of quotations)
        quotation.problems.forEach((text, path) => problems.set(path, text));
      return finish(() => {
        const basis = { day: daysOf("commonDay"), rate: numbers.buyerRate };
        const rows = rankQuotations(
          quotations.map(({ quotation }) => quotation),
          basis,
        );
        return { part, basis, rows };
      });
    }
  }
}

/** What was typed and what follows from it. */
export type Terms = ReturnType<typeof answerTerms>;
