import { z } from "zod";
import { line, list } from "./fields";
import { activity, complaintsInto, sceneFrame } from "./scene-fields";

const count = z.int().nonnegative({ error: "is below zero; count the lines" });

const supplier = z.strictObject({
  name: line(1, 24).describe("the supplier"),
  state: z
    .enum(["sent", "opened", "quoted", "regretted"])
    .describe("how far the supplier is: a regret is a supplier who won't quote"),
  priced: count.describe("how many lines of the RFQ have a price"),
  at: line(3, 30).describe("when that was, such as 11 June, 16:20"),
});

/** An RFQ before it opens: who was invited, how far each supplier is, and what happened. */
export const rfqTracker = z
  .strictObject({
    ...sceneFrame,
    status: line(3, 40).describe("status of the RFQ, such as Closes 12 June, 15:00"),
    lines: z.int().positive().describe("how many lines the RFQ has"),
    wanted: z.int().positive().describe("how many complete quotations the buyer needs"),
    suppliers: list(supplier, 3, 8).describe("the invited suppliers"),
    activity,
  })
  .superRefine(({ lines, wanted, suppliers }, context) => {
    const add = complaintsInto(context);
    if (wanted > suppliers.length) {
      add(["wanted"], `is ${wanted}, but only ${suppliers.length} suppliers are invited`);
    }
    for (const [index, { state, priced }] of suppliers.entries()) {
      const at = ["suppliers", index, "priced"];
      if (state === "quoted" && priced !== lines) {
        add(at, `is ${priced} of ${lines} lines; a supplier has quoted when all have a price`);
      } else if (state === "opened" && priced >= lines) {
        add(at, `is ${priced} of ${lines} lines; with all priced, the state is quoted`);
      } else if ((state === "sent" || state === "regretted") && priced !== 0) {
        add(at, `is ${priced}; a supplier in the state ${state} has priced nothing`);
      }
    }
  });
