import type Big from "big.js";
import { readNumber } from "../shared/read-number";
import type { ToolRegion } from "../shared/tool-props";
import { creditValue, type CreditValue } from "./credit";
import { discountValue, type DiscountValue } from "./early-discount";
import type { Figures, QuotationTexts } from "./figures";
import {
  dateProblem,
  quotationProblem,
  quotationRules,
  readField,
  type NumberFieldKey,
} from "./read-fields";
import { rankQuotations, type Basis, type Quotation, type RankedQuotation } from "./ranking";
import {
  lateYear,
  LONGEST_TERM,
  smallSupplierResult,
  type SmallSupplierResult,
} from "./small-supplier";

/** The values of number fields; null if one of them can't be used. */
function valuesOf<Key extends NumberFieldKey>(
  figures: Figures,
  keys: readonly Key[],
  region: ToolRegion,
): ((key: Key) => Big) | null {
  const values = new Map<Key, Big>();
  for (const key of keys) {
    const { value } = readField(figures, key, region);
    if (value === null) return null;
    values.set(key, value);
  }
  return (key) => {
    const value = values.get(key);
    if (value === undefined) throw new Error(`The field ${key} was not read.`);
    return value;
  };
}

/** The value of the credit days. Null while a field can't be used; `same` for the same days. */
export function creditOf(figures: Figures, region: ToolRegion): CreditValue | "same" | null {
  const keys = ["purchases", "daysNow", "daysOffered", "buyerRate", "supplierRate"] as const;
  const value = valuesOf(figures, keys, region);
  const asked = readField(figures, "asked", region);
  if (value === null || asked.problem !== null) return null;
  const credit = creditValue({
    purchases: value("purchases"),
    daysNow: value("daysNow").toNumber(),
    daysOffered: value("daysOffered").toNumber(),
    buyerRate: value("buyerRate"),
    supplierRate: value("supplierRate"),
    asked: asked.value,
  });
  return credit ?? "same";
}

/** The value of the discount; null while a field can't be used. */
export function discountOf(figures: Figures, region: ToolRegion): DiscountValue | null {
  const keys = [
    "invoice",
    "discount",
    "discountDay",
    "dueDay",
    "buyerRate",
    "supplierRate",
  ] as const;
  const value = valuesOf(figures, keys, region);
  return (
    value &&
    discountValue({
      invoice: value("invoice"),
      discount: value("discount"),
      discountDay: value("discountDay").toNumber(),
      dueDay: value("dueDay").toNumber(),
      buyerRate: value("buyerRate"),
      supplierRate: value("supplierRate"),
    })
  );
}

/** What the law makes of the payment; null while a field can't be used. */
export function smallSupplierOf(figures: Figures): SmallSupplierResult | null {
  const value = valuesOf(figures, ["amount", "bankRate", "taxRate", "buyerRate"], "in");
  const agreed = readField(figures, "agreed", "in");
  const isWrong = (["accepted", "paid"] as const).some((key) => dateProblem(figures, key) !== null);
  if (value === null || agreed.problem !== null || isWrong) return null;
  return smallSupplierResult({
    amount: value("amount"),
    accepted: figures.accepted,
    paid: figures.paid,
    agreed: agreed.value?.toNumber() ?? null,
    bankRate: value("bankRate"),
    taxRate: value("taxRate"),
    buyerRate: value("buyerRate"),
  });
}

/** A year of paying a small supplier on the offered day; null if that is not after day 45. */
export function lateYearOf(figures: Figures): ReturnType<typeof lateYear> | null {
  const keys = ["purchases", "daysOffered", "buyerRate", "bankRate", "taxRate"] as const;
  const value = valuesOf(figures, keys, "in");
  if (value?.("daysOffered").gt(LONGEST_TERM) !== true) return null;
  return lateYear({
    purchases: value("purchases"),
    day: value("daysOffered").toNumber(),
    bankRate: value("bankRate"),
    taxRate: value("taxRate"),
    buyerRate: value("buyerRate"),
  });
}

function quotationOf(texts: QuotationTexts, region: ToolRegion): Quotation | null {
  const keys = ["name", "price", "days", "discount", "discountDay"] as const;
  if (keys.some((key) => quotationProblem(texts, key, region) !== null)) return null;
  const read = (key: keyof typeof quotationRules) =>
    readNumber(texts[key], quotationRules[key], region).value;
  const price = read("price");
  const credit = read("days");
  const discount = read("discount");
  const day = read("discountDay");
  if (price === null || credit === null) return null;
  return {
    name: texts.name.trim(),
    price,
    days: credit.toNumber(),
    early: discount === null || day === null ? null : { discount, day: day.toNumber() },
    isSmall: region === "in" && texts.isSmall,
  };
}

/** The ranking and what it is based on. */
export interface Ranking {
  readonly basis: Basis;
  readonly rows: readonly RankedQuotation[];
}

/** The ranking of the quotations; null while a field can't be used. */
export function rankingOf(figures: Figures, region: ToolRegion): Ranking | null {
  const value = valuesOf(figures, ["commonDay", "buyerRate"], region);
  const quotations = figures.quotations.flatMap((texts) => quotationOf(texts, region) ?? []);
  if (value === null || quotations.length < figures.quotations.length) return null;
  const basis = { day: value("commonDay").toNumber(), rate: value("buyerRate") };
  return { basis, rows: rankQuotations(quotations, basis) };
}
