import type Big from "big.js";
import { daysBetween } from "../../../lib/calendar";
import { readNumber, type NumberRule, type Reading } from "../shared/read-number";
import type { ToolRegion } from "../shared/tool-props";
import { creditValue, type CreditValue } from "./credit";
import { isDay } from "./days";
import { discountValue, type DiscountValue } from "./early-discount";
import type { FieldKey, Figures, QuotationKey, QuotationTexts } from "./figures";
import { rankQuotations, type Basis, type Quotation, type RankedQuotation } from "./ranking";
import {
  lateYear,
  LONGEST_TERM,
  smallSupplierResult,
  type SmallSupplierResult,
} from "./small-supplier";

type DateKey = "accepted" | "paid" | "bankRateDate";
type NumberFieldKey = Exclude<FieldKey, DateKey>;

const amount = { least: 0, isAboveLeast: true, most: 1e13 } as const;
const days = { least: 0, most: 365, isWhole: true } as const;
const rate = { least: 0, most: 100 } as const;

const fieldRules: Readonly<Record<NumberFieldKey, NumberRule>> = {
  purchases: { what: "an amount", ...amount },
  daysNow: { what: "the days of credit", ...days },
  daysOffered: { what: "the days of credit", ...days },
  buyerRate: { what: "a yearly rate", ...rate },
  supplierRate: { what: "a yearly rate", ...rate },
  asked: { what: "a percentage", ...rate },
  invoice: { what: "an amount", ...amount },
  discount: { what: "a discount", least: 0, isAboveLeast: true, most: 99 },
  discountDay: { what: "a day", ...days },
  dueDay: { what: "a day", ...days },
  amount: { what: "an amount", ...amount },
  agreed: { what: "the days agreed", ...days },
  bankRate: { what: "the bank rate", ...rate },
  taxRate: { what: "a tax rate", ...rate },
  commonDay: { what: "a day", ...days },
};

const quotationRules: Readonly<Record<Exclude<QuotationKey, "name">, NumberRule>> = {
  price: { what: "a price", ...amount },
  days: { what: "the days of credit", least: -365, most: 365, isWhole: true },
  discount: { what: "a discount", least: 0, most: 99 },
  discountDay: { what: "a day", ...days },
};

/** Fields that may stay empty. */
const optional: ReadonlySet<string> = new Set(["asked", "agreed"]);

/** The longest delay that is calculated. */
const MOST_DELAY = 3660;

const isEmpty = (text: string) => text.trim() === "";

/** The number in a field; null if it is empty and may be. */
export type Optional = Reading | { readonly value: null; readonly problem: null };

/** Reads a number field. */
export function readField(figures: Figures, key: NumberFieldKey, region: ToolRegion): Optional {
  const text = figures[key];
  if (optional.has(key) && isEmpty(text)) return { value: null, problem: null };
  const reading = readNumber(text, fieldRules[key], region);
  if (reading.value === null || key !== "dueDay") return reading;
  const first = readNumber(figures.discountDay, fieldRules.discountDay, region);
  return first.value?.gte(reading.value) === true
    ? { value: null, problem: "Enter a day after the day of the discount." }
    : reading;
}

/** What is wrong with a date field, as a sentence. */
export function dateProblem(figures: Figures, key: DateKey): string | null {
  const day = figures[key];
  if (key === "bankRateDate" && isEmpty(day)) return null;
  if (!isDay(day)) return "Enter a day that exists, from 2006 to 2099.";
  if (key !== "paid" || !isDay(figures.accepted)) return null;
  const delay = daysBetween(figures.accepted, day);
  if (delay < 0) return "Enter the day of acceptance or a later one.";
  return delay > MOST_DELAY ? "Enter a day within ten years of acceptance." : null;
}

/** What is wrong with a field of a quotation. The two fields of a discount need each other. */
export function quotationProblem(
  quotation: QuotationTexts,
  key: QuotationKey,
  region: ToolRegion,
): string | null {
  if (key === "name") return isEmpty(quotation.name) ? "Enter a name." : null;
  const isEarly = key === "discount" || key === "discountDay";
  if (!isEarly) return readNumber(quotation[key], quotationRules[key], region).problem;
  if (isEmpty(quotation.discount) && isEmpty(quotation.discountDay)) return null;
  return readNumber(quotation[key], quotationRules[key], region).problem;
}

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
