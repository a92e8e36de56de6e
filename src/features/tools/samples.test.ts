import { expect, test } from "@jest/globals";
import { readMatrix } from "./approval-matrix/reading";
import { approvalMatrix } from "./approval-matrix/fields";
import { fragmentOf } from "./kit/codec";
import { compare } from "./landed-cost/comparison";
import { landedCost } from "./landed-cost/fields";
import { answerTerms } from "./payment-terms/answer";
import { paymentTerms, type Part } from "./payment-terms/fields";
import { reverseAuction } from "./reverse-auction/fields";
import { outcomeOf } from "./reverse-auction/outcome";
import { readSettings } from "./reverse-auction/settings";
import { simulate } from "./reverse-auction/simulate";
import { openSample, samplesOf } from "./testing/samples";

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Paths of problems, as version 1 named them. */
const oldPaths = (problems: ReadonlyMap<string, string>) =>
  new Set(
    [...problems.keys()].map((path) =>
      path.replace(/^(?:\w+)\.(?<index>\d)\.(?<key>\w+)$/u, "$<key>-$<index>"),
    ),
  );

const tools = [landedCost, reverseAuction, paymentTerms, approvalMatrix];

test.each(tools.flatMap((tool) => samplesOf(tool.name).map((sample) => ({ tool, ...sample }))))(
  "a link of version 1 gives back every text as one of today: $tool.name, $title, $region",
  ({ tool, link, region }) => {
    const state = openSample(tool, link, region);
    expect(openSample(tool, fragmentOf({ r: region, s: state }), region)).toEqual(state);
  },
);

test.each(samplesOf("landed-cost"))(
  "a comparison of version 1 opens with its result: $title, $region",
  ({ link, region, result }) => {
    const comparison = compare(openSample(landedCost, link, region), region);
    const ranking = comparison.ranking.map(({ quotation, cost, perUnit }) => {
      return { name: quotation.name, total: cost.total.toFixed(), perUnit: perUnit.toFixed(2) };
    });
    // US customs value has no freight and insurance in it any more.
    const isImport = comparison.quotations.some((quotation) => quotation.isImport);
    const wanted = region === "us" && isImport ? expect.any(Array) : result.ranking;
    expect(ranking).toEqual(wanted);
    expect(oldPaths(comparison.problems)).toEqual(new Set(result.problems as string[]));
  },
);

test.each(samplesOf("reverse-auction"))(
  "an auction of version 1 opens with its outcome: $title, $region",
  ({ link, region, result }) => {
    const state = openSample(reverseAuction, link, region);
    const { settings, problems } = readSettings(state, region);
    const outcome = settings && outcomeOf(settings.auction, simulate(settings.auction));
    expect(plain(outcome)).toEqual(result.outcome);
    expect(oldPaths(problems)).toEqual(new Set(result.problems as string[]));
  },
);

test.each(samplesOf("payment-terms"))(
  "payment terms of version 1 open with their answers: $title, $region",
  ({ link, region, result }) => {
    const state = openSample(paymentTerms, link, region);
    const answerTo = (show: Part): unknown => {
      const { answer } = answerTerms({ ...state, show }, region);
      if (answer?.part !== show) return null;
      if (answer.part !== "ranking") return plain(answer.value);
      const rows = answer.rows.map(({ rank, rankByPrice, ...rest }) => {
        return { ...rest, place: rank, placeByPrice: rankByPrice };
      });
      return plain({ basis: answer.basis, rows });
    };
    expect(answerTo("credit")).toEqual(result.credit);
    expect(answerTo("discount")).toEqual(result.discount);
    if (region === "in") expect(answerTo("small-supplier")).toEqual(result.smallSupplier);
    expect(answerTo("ranking")).toEqual(result.ranking);
  },
);

test.each(samplesOf("approval-matrix"))(
  "a matrix of version 1 opens with its chain and findings: $title, $region",
  ({ link, region, result }) => {
    const { matrix, tested, findings } = readMatrix(
      openSample(approvalMatrix, link, region),
      region,
    );
    // Version 1 kept the ids of roles when one was moved.
    const withoutIds = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value, (key, own: unknown) => (key === "id" ? undefined : own)));
    expect(withoutIds(tested?.outcome ?? null)).toEqual(withoutIds(result.chain));
    expect(withoutIds(matrix === null ? null : findings)).toEqual(withoutIds(result.findings));
  },
);
