import { noResult, type ResultText } from "../kit/results";
import type { BarRow } from "../../../ui/charts/bar-rows";
import type { Answer, Terms } from "./answer";
import { creditWords } from "./credit-words";
import type { DayAxisProps } from "../../../ui/charts/day-axis";
import { discountWords } from "./discount-words";
import { paymentTerms } from "./fields";
import { rankingWords } from "./ranking-words";
import { smallSupplierWords } from "./small-supplier-words";

/** An answer in words and figures. */
export interface AnswerText extends ResultText {
  readonly axis?: DayAxisProps;
  /** Rates from zero, and what they are. */
  readonly bars?: { readonly caption: string; readonly rows: readonly BarRow[] };
}

function wordsFor(answer: Answer, terms: Terms): AnswerText {
  switch (answer.part) {
    case "credit":
      return creditWords(answer, terms);
    case "discount":
      return discountWords(answer, terms);
    case "small-supplier":
      return smallSupplierWords(answer, terms);
    case "ranking":
      return rankingWords(answer, terms);
  }
}

/** The answer to the question in words and figures, or what is missing for one. */
export function answerWords(terms: Terms): AnswerText {
  return terms.answer === null
    ? noResult(paymentTerms, terms.state, terms.problems)
    : wordsFor(terms.answer, terms);
}
