import { z } from "zod";
import { toolNames, type ToolName } from "../lib/tool-names";
import { line, slug } from "./fields";
import { approvalMatrixFigures } from "./tool-approval-matrix";
import { landedCostFigures } from "./tool-landed-cost";
import { reverseAuctionFigures } from "./tool-reverse-auction";
import { paymentTermsFigures } from "./tool-payment-terms";

/** What authors may give as the figures of each tool. */
const figuresOf: Readonly<Record<ToolName, z.ZodType>> = {
  "landed-cost": landedCostFigures,
  "reverse-auction": reverseAuctionFigures,
  "payment-terms": paymentTermsFigures,
  "approval-matrix": approvalMatrixFigures,
};

const figures = z.record(z.string(), z.unknown()).meta({ json: true });

interface NamedFigures {
  readonly name: ToolName;
}

/** Checks the figures in `keys` by the schema of the tool. */
function checkFigures<Value extends NamedFigures>(keys: readonly (keyof Value & string)[]) {
  return (value: Value, context: z.RefinementCtx<Value>) => {
    for (const key of keys) {
      const { error } = figuresOf[value.name].safeParse(value[key]);
      for (const { path, message } of error?.issues ?? []) {
        context.addIssue({ code: "custom", path: [key, ...path], message });
      }
    }
  };
}

/** The tool of a page, with the worked example of each region. */
export const pageTool = z
  .strictObject({
    name: z.enum(toolNames).describe("the tool"),
    in: figures.describe("the figures that it starts with in India, which are its worked example"),
    us: figures.describe("the figures that it starts with in the United States"),
    offer: z
      .strictObject({
        title: line(5, 60).describe("what we offer to do with the visitor's own case"),
        text: line(20, 140).describe("what to bring, and what happens in the demo"),
      })
      .meta({ type: "ToolOffer", about: "The offer at the end of a tool's page" })
      .describe("the offer at the end of the page"),
  })
  .meta({ type: "PageTool", about: "The tool of a page, with its worked examples" })
  .superRefine(checkFigures(["in", "us"]));

/** A tool inside a text, with given figures. */
export const embeddedTool = z
  .strictObject({
    name: z.enum(toolNames).describe("the tool"),
    id: slug.describe("the tool's anchor"),
    title: line(5, 90).describe("what the figures work out, above the tool"),
    region: z
      .enum(["in", "us"])
      .optional()
      .describe("whose money and words it uses: in without it, or us"),
    shows: z
      .enum(["fields", "result"])
      .optional()
      .describe("fields without it; result for the result alone, until a visitor opens the fields"),
    figures: figures.describe("the figures that it starts with, as on the tool's page"),
  })
  .superRefine(checkFigures(["figures"]));
