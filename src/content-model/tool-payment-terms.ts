import { z } from "zod";
import { day, line, list } from "./fields";

const amount = z.number().refine((given) => given > 0 && given <= 1e13, {
  error: ({ input }) => `${String(input)} is out of range; write more than 0, up to 10^13`,
});
const percent = z.number().refine((given) => given >= 0 && given <= 100, {
  error: ({ input }) => `${String(input)} is out of range; write 0 to 100`,
});
const days = z.int().refine((given) => given >= 0 && given <= 365, {
  error: ({ input }) => `${String(input)} is out of range; write 0 to 365`,
});
const discount = z.number().refine((given) => given > 0 && given <= 99, {
  error: ({ input }) => `${String(input)} is out of range; write more than 0, up to 99`,
});

const quotation = z.strictObject({
  name: line(1, 40).describe("the supplier"),
  price: amount.describe("price per unit or for the lot"),
  days: z.int().describe("days of credit; negative for an advance"),
  discount: discount.optional().describe("discount for early payment, in percent"),
  discountDay: days.optional().describe("the last day for that discount"),
  isSmall: z.boolean().optional().describe("whether India's 45-day limit applies"),
});

/** Figures of the payment terms tool. Those of the small supplier are for India only. */
export const paymentTermsFigures = z.strictObject({
  show: z
    .enum(["credit", "discount", "small-supplier", "ranking", "all"])
    .optional()
    .describe("the part that a text shows; all without it"),
  purchases: amount.describe("purchases a year"),
  daysNow: days.describe("credit days now"),
  daysOffered: days.describe("credit days offered"),
  buyerRate: percent.describe("the buyer's cost of money, in percent a year"),
  supplierRate: percent.describe("the supplier's cost of money, in percent a year"),
  asked: percent.optional().describe("the price change asked, in percent"),
  invoice: amount.describe("the invoice with a discount"),
  discount: discount.describe("the discount, in percent"),
  discountDay: days.describe("the last day for the discount"),
  dueDay: days.describe("the day the full amount is due"),
  amount: amount.optional().describe("the amount owed to a small supplier"),
  accepted: day.optional().describe("the day of acceptance"),
  agreed: days.optional().describe("days agreed in writing; none without it"),
  paid: day.optional().describe("the day of payment"),
  bankRate: percent.optional().describe("the RBI bank rate, in percent"),
  bankRateDate: day.optional().describe("the day on which the bank rate was notified"),
  taxRate: percent.optional().describe("the buyer's tax rate, in percent"),
  commonDay: days.describe("the day to which prices are moved"),
  quotations: list(quotation, 2, 6).describe("two to six quotations"),
});
