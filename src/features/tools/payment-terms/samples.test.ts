import { expect, test } from "@jest/globals";
import { openSample, samplesOf } from "../testing/samples";
import { answerTerms } from "./answer";
import { paymentTerms, type Part, type State } from "./fields";

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The names that version 1 gave to the answers, and to ranks. */
function answerTo(part: Part, state: State, region: "in" | "us"): unknown {
  const { answer } = answerTerms({ ...state, show: part }, region);
  if (answer?.part !== part) return null;
  if (answer.part !== "ranking") return plain(answer.value);
  const rows = answer.rows.map(({ rank, rankByPrice, ...rest }) => {
    return { ...rest, place: rank, placeByPrice: rankByPrice };
  });
  return plain({ basis: answer.basis, rows });
}

test.each(samplesOf("payment-terms"))(
  "a link of version 1 opens with its answers: $title, $region",
  ({ link, region, result }) => {
    const state = openSample(paymentTerms, link, region);
    expect(answerTo("credit", state, region)).toEqual(result.credit);
    expect(answerTo("discount", state, region)).toEqual(result.discount);
    if (region === "in") {
      expect(answerTo("small-supplier", state, region)).toEqual(result.smallSupplier);
    }
    expect(answerTo("ranking", state, region)).toEqual(result.ranking);
  },
);
