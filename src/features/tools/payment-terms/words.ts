import { addDays } from "../../../lib/calendar";
import { noResult, type ResultText } from "../kit/results";
import type { BarRow } from "../../../ui/charts/bar-rows";
import { isEmpty, type Answer, type Terms } from "./answer";
import { creditWords } from "./credit-words";
import type { DayAxisProps } from "../../../ui/charts/day-axis";
import { discountWords } from "./discount-words";
import { paymentTerms } from "./fields";
import { allowedTerm } from "./small-supplier";
import { rankingWords } from "./ranking-words";
import { lastDayText, smallSupplierWords } from "./small-supplier-words";

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

/** What is missing for an answer. The last day to pay needs neither the payment nor the bank rate. */
function withoutAnswer({ part, state, numbers, problems }: Terms): AnswerText {
  const missing = noResult(paymentTerms, state, problems);
  const isLater = (key: string) => (key === "paid" || key === "bankRate") && isEmpty(state[key]);
  if (part !== "small-supplier" || ![...problems.keys()].every(isLater)) return missing;
  const agreed = isEmpty(state.agreed) ? null : numbers.agreed.toNumber();
  return {
    ...missing,
    headline: lastDayText(addDays(state.accepted, allowedTerm(agreed))),
    detail: `For the interest and the deduction: ${missing.detail.toLowerCase()}`,
  };
}

/** The answer to the question in words and figures, or what is missing for one. */
export function answerWords(terms: Terms): AnswerText {
  return terms.answer === null ? withoutAnswer(terms) : wordsFor(terms.answer, terms);
}
