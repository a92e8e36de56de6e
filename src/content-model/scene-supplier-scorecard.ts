import { z } from "zod";
import { formatNumber } from "../lib/format-number";
import { line, list } from "./fields";
import { checkTotal, label, sum } from "./scene-amounts";
import { complaintsInto, isSame, sceneFrame } from "./scene-fields";

const outOf100 = z
  .number()
  .min(0, { error: "is below 0; write 0 to 100" })
  .max(100, { error: "is above 100; write 0 to 100" });

/** A supplier's score in one period: criteria with weights and marks, which make the score. */
export const supplierScorecard = z
  .strictObject({
    ...sceneFrame,
    status: line(3, 40).describe("what period is scored, such as July to September"),
    target: outOf100.describe("the mark that each criterion should reach"),
    criteria: list(
      z.strictObject({
        label,
        evidence: line(3, 60).describe("what the mark rests on, such as 46 of 50 lots accepted"),
        weight: outOf100.describe("the criterion's part of the score, in percent"),
        mark: outOf100.describe("the mark out of 100"),
      }),
      2,
      6,
    ).describe("two to six criteria"),
    score: outOf100.describe("the sum of weight × mark"),
  })
  .superRefine(({ criteria, score }, context) => {
    const add = complaintsInto(context);
    const weights = sum(criteria.map(({ weight }) => weight));
    if (!isSame(weights, 100)) {
      add(["criteria"], `has weights that add up to ${formatNumber(weights)}, not to 100`);
    }
    const right = sum(criteria.map(({ weight, mark }) => (weight * mark) / 100));
    checkTotal(add, ["score"], score, right, "weight times mark adds up to");
  });
