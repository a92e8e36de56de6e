import { z } from "zod";
import { line, list } from "./fields";
import { amount, checkTotal, label, sum, unit } from "./scene-amounts";
import { complaintsInto, sceneFrame } from "./scene-fields";

const budget = z
  .number()
  .positive({ error: "is not above zero; write what was sanctioned" })
  .describe("what was sanctioned");
const award = amount.describe("what was awarded");

/** A project's packages, each with what was sanctioned and what was awarded. */
export const capexBudget = z
  .strictObject({
    ...sceneFrame,
    unit,
    status: line(3, 40).describe("status of the project, such as 5 of 5 awarded"),
    packages: list(z.strictObject({ label, budget, award }), 2, 8).describe(
      "two to eight packages of the project",
    ),
    total: z.strictObject({ budget, award }).describe("the sums of budgets and of awards"),
  })
  .superRefine(({ packages, total }, context) => {
    const add = complaintsInto(context);
    const working = (what: string) => `the packages' ${what} add up to`;
    const budgets = sum(packages.map((item) => item.budget));
    checkTotal(add, ["total", "budget"], total.budget, budgets, working("budgets"));
    const awards = sum(packages.map((item) => item.award));
    checkTotal(add, ["total", "award"], total.award, awards, working("awards"));
  });
