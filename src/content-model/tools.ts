import { z } from "zod";
import { approvalMatrix } from "../features/tools/approval-matrix/fields";
import { readMatrix } from "../features/tools/approval-matrix/reading";
import { compare } from "../features/tools/landed-cost/comparison";
import { landedCost } from "../features/tools/landed-cost/fields";
import { answerTerms } from "../features/tools/payment-terms/answer";
import { paymentTerms } from "../features/tools/payment-terms/fields";
import { reverseAuction } from "../features/tools/reverse-auction/fields";
import { readSettings } from "../features/tools/reverse-auction/settings";
import { upgradeState } from "../features/tools/kit/state";
import { toolNames, type ToolName } from "../lib/tool-names";
import { time } from "./auction";
import { line, region, slug } from "./fields";
import { figuresSchema } from "./tool-fields";

/** Bids of listed bidders. */
const bids = z
  .array(
    z.strictObject({
      at: time,
      bidder: line(1, 40).describe("name of a bidder whose style is listed"),
      price: z.number().positive().describe("the price that is bid"),
    }),
  )
  .max(100)
  .optional();

/** What authors may give as the figures of each tool. */
const figuresOf: Readonly<Record<ToolName, (region: "in" | "us") => z.ZodType>> = {
  "landed-cost": (region) =>
    figuresSchema(landedCost, region, (...own) => compare(...own).problems),
  "reverse-auction": (region) =>
    figuresSchema(reverseAuction, region, (...own) => readSettings(...own).problems, { bids }),
  "payment-terms": (region) =>
    figuresSchema(paymentTerms, region, (...own) => answerTerms(...own).problems),
  "approval-matrix": (region) =>
    figuresSchema(approvalMatrix, region, (...own) => readMatrix(...own).problems),
};

const figures = z.record(z.string(), z.unknown()).meta({ json: true });

/** Checks the figures in a key by the schema of a tool in a region. */
function checkFigures<Value extends object>(
  name: ToolName,
  value: Value,
  key: keyof Value & string,
  region: "in" | "us",
  context: z.RefinementCtx<Value>,
): void {
  const { error } = figuresOf[name](region).safeParse(value[key]);
  for (const { path, message } of error?.issues ?? []) {
    context.addIssue({ code: "custom", path: [key, ...path], message });
  }
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
  .superRefine((value, context) => {
    checkFigures(value.name, value, "in", "in", context);
    checkFigures(value.name, value, "us", "us", context);
  });

const usedRegion = region
  .optional()
  .describe("whose money and words it uses: in without it, or us");

/** A landed cost comparison inside a window, in which readers can change one freight. */
export const landedCostWindow = z
  .strictObject({
    region: usedRegion,
    figures: figures.describe("the comparison, as on the page of the landed cost tool"),
    supplier: line(1, 40).describe("name of the supplier whose freight readers can change"),
    most: z.number().int().positive().describe("the largest freight for one unit"),
  })
  .superRefine((value, context) => {
    checkFigures("landed-cost", value, "figures", value.region ?? "in", context);
    const { suppliers } = upgradeState(landedCost, value.figures, value.region ?? "in");
    if (!suppliers.some(({ name }) => name === value.supplier)) {
      const message = `"${value.supplier}" is not a supplier in figures`;
      context.addIssue({ code: "custom", path: ["supplier"], message });
    }
  });

/** A tool inside a text, with given figures. */
export const embeddedTool = z
  .strictObject({
    name: z.enum(toolNames).describe("the tool"),
    id: slug.describe("the tool's anchor"),
    title: line(5, 90).describe("what the figures work out, above the tool"),
    region: usedRegion,
    figures: figures.describe("the figures that it starts with, as on the tool's page"),
  })
  .superRefine((value, context) =>
    checkFigures(value.name, value, "figures", value.region ?? "in", context),
  );
