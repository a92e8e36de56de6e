import { z } from "zod";
import { line, list } from "./fields";
import { checkLimits } from "./approval-limits";
import { checkTotal, sum, unit } from "./scene-amounts";
import { complaintsInto, sceneFrame, type Complaint } from "./scene-fields";

const amount = z.number().describe("the amount");
const moment = line(5, 40).describe("when, such as 12 May, 10:05");

const level = z.strictObject({
  who: line(2, 40).describe("who decides, such as Plant head"),
  limit: z.number().positive().optional().describe("up to what total; none for the last level"),
  note: line(3, 80).optional().describe("what the chain knows of this level, such as a deputy"),
  asked: moment.optional(),
  answered: moment.optional(),
});

type Level = z.infer<typeof level>;

/** Levels answer in their order, and none above the one that decides. */
function checkAnswers(levels: readonly Level[], decides: number, add: Complaint): void {
  for (const [index, { answered }] of levels.entries()) {
    if (answered === undefined) continue;
    if (index > decides) {
      add(["levels", index, "answered"], "is given, but a lower limit covers the total; remove it");
    } else if (levels.slice(0, index).some((lower) => lower.answered === undefined)) {
      add(["levels", index, "answered"], "is given, but a level before it has not answered");
    }
  }
}

/** What a purchase comes to, and who has to agree to it by the limits of a company. */
export const approvalChain = z
  .strictObject({
    ...sceneFrame,
    status: line(3, 40).describe("status of the approval, such as Waits for the CFO"),
    unit,
    lines: list(
      z.strictObject({ label: line(2, 60).describe("what the amount is for"), amount }),
      1,
      5,
    ).describe("what the total is made of"),
    total: amount.describe("the sum of the lines, which decides how far the chain goes"),
    levels: list(level, 2, 6).describe(
      "the levels of the authority matrix, the lowest limit first",
    ),
  })
  .superRefine(({ lines, total, levels }, context) => {
    const add = complaintsInto(context);
    const right = sum(lines.map((item) => item.amount));
    checkTotal(add, ["total"], total, right, "the lines add up to");
    const decides = checkLimits(levels, total, ["levels", "level"], add);
    if (decides !== -1) checkAnswers(levels, decides, add);
  });
