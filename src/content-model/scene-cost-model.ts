import { z } from "zod";
import { line, list } from "./fields";
import { checkTotal, label, sum, unit } from "./scene-amounts";
import { activity, complaintsInto, sceneFrame } from "./scene-fields";

const element = z.strictObject({
  label,
  working: line(2, 40).describe("how the should-cost comes about, such as 1.9 kg × ₹245"),
  should: z.number().describe("the should-cost of the element"),
  quoted: z.number().describe("what the supplier charges for it"),
});

/** The should-cost of a part, element by element, against a supplier's quotation. */
export const costModel = z
  .strictObject({
    ...sceneFrame,
    status: line(3, 40).describe("status of the negotiation, such as Gap ₹69.10"),
    unit,
    elements: list(element, 3, 10).describe("the cost elements"),
    should: z.number().describe("the sum of the should-costs"),
    quoted: z.number().describe("the sum of what is charged: the quotation"),
    activity,
  })
  .superRefine(({ elements, should, quoted }, context) => {
    const add = complaintsInto(context);
    const working = "the elements add up to";
    checkTotal(add, ["should"], should, sum(elements.map((one) => one.should)), working);
    checkTotal(add, ["quoted"], quoted, sum(elements.map((one) => one.quoted)), working);
  });
