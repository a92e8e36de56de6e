import { z } from "zod";
import { incotermNames } from "../lib/incoterms";
import { line, list } from "./fields";

const amount = z.number().refine((given) => given >= 0 && given <= 1e12, {
  error: ({ input }) => `${String(input)} is out of range; write 0 to 1,000,000,000,000`,
});
const percent = z.number().refine((given) => given >= 0 && given <= 100, {
  error: ({ input }) => `${String(input)} is out of range; write 0 to 100`,
});
const positive = amount.refine((given) => given > 0, { error: "is 0; write more" });
const days = z.int().refine((given) => Math.abs(given) <= 365, {
  error: ({ input }) => `${String(input)} is out of range; write −365 to 365`,
});

const supplier = z.strictObject({
  name: line(1, 40).describe("the supplier"),
  term: z.enum(incotermNames).describe("the Incoterm of the price"),
  origin: z.enum(["home", "import"]).describe("where the goods come from"),
  currency: line(3, 3).optional().describe("the currency of the price; the region's without it"),
  rate: positive.optional().describe("home currency for one unit of that currency; 1 without it"),
  price: positive.describe("price per unit"),
  freight: amount.optional().describe("main freight for the quantity"),
  insurance: percent.optional().describe("insurance, in percent of the price"),
  handling: amount.optional().describe("port charges and delivery to your gate"),
  duty: percent.optional().describe("customs duty, in percent of the customs value"),
  surcharge: percent.optional().describe("surcharge, in percent of the duty"),
  tax: percent.optional().describe("GST, IGST or sales tax, in percent"),
  tooling: amount.optional().describe("tooling or one-time cost"),
  toolingVolume: amount.optional().describe("units over which tooling is spread"),
  rejects: percent.optional().describe("share rejected, in percent"),
  creditDays: days.optional().describe("days after receipt on which you pay; negative for advance"),
  extras: z.array(amount).max(10).optional().describe("its amount for each added cost line"),
});

const extra = z.strictObject({
  label: line(1, 60).describe("the added cost line"),
  basis: z
    .enum(["total", "unit", "percent"])
    .describe("charged for the whole quantity, per unit, or in percent of the price"),
});

/** Figures of the landed cost comparison. */
export const landedCostFigures = z.strictObject({
  item: line(1, 60).describe("what is bought"),
  quantity: positive.describe("quantity"),
  unit: line(1, 20).describe("the unit of quantity and price"),
  interest: percent.describe("your cost of money, in percent a year"),
  standardDays: days.describe("the credit days that cost nothing"),
  taxCredit: z.boolean().describe("whether you claim the tax back"),
  extras: z.array(extra).max(10).optional().describe("added cost lines"),
  suppliers: list(supplier, 2, 8).describe("two to eight quotations"),
});
