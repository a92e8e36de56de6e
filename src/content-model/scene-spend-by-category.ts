import { z } from "zod";
import { formatNumber } from "../lib/format-number";
import { line, list } from "./fields";
import { amount, checkTotal, label, sum, unit } from "./scene-amounts";
import { complaintsInto, sceneFrame, type Complaint } from "./scene-fields";

/** What was spent in a category. */
export const spend = amount.describe("what was spent");
/** The part of it that had a contract price. */
export const contract = amount.describe("how much of it was bought at a contract price");

interface Categories {
  readonly categories: readonly { readonly spend: number; readonly contract: number }[];
  readonly total: { readonly spend: number; readonly contract: number };
}

/** Complains of parts larger than their whole, of a wrong order and of wrong sums. */
export function checkCategories({ categories, total }: Categories, add: Complaint): void {
  for (const [index, category] of categories.entries()) {
    if (category.contract > category.spend) {
      const given = `${formatNumber(category.contract)} of ${formatNumber(category.spend)}`;
      add(["categories", index, "contract"], `is ${given}; a part can't be more than the whole`);
    }
    const last = categories[index - 1]?.spend ?? Infinity;
    if (category.spend > last) {
      const shown = `${formatNumber(category.spend)} is more than ${formatNumber(last)}`;
      add(["categories", index, "spend"], `${shown}; put the largest category first`);
    }
  }
  const spent = sum(categories.map((category) => category.spend));
  checkTotal(add, ["total", "spend"], total.spend, spent, "the categories add up to");
  const agreed = sum(categories.map((category) => category.contract));
  checkTotal(add, ["total", "contract"], total.contract, agreed, "the categories add up to");
}

/** What was spent in each category, and how much of it under contract. Shares are calculated. */
export const spendByCategory = z
  .strictObject({
    ...sceneFrame,
    unit,
    status: line(3, 40).describe("which period it covers, such as April to March"),
    categories: list(z.strictObject({ label, spend, contract }), 3, 8).describe(
      "the categories, the largest first",
    ),
    total: z.strictObject({ spend, contract }).describe("the sums of spend and of contract"),
  })
  .superRefine((scene, context) => checkCategories(scene, complaintsInto(context)));
