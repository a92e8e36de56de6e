import { daysBetween } from "../../../lib/calendar";
import { readNumber, type NumberRule, type Reading } from "../shared/read-number";
import type { ToolRegion } from "../shared/tool-props";
import { isDay } from "./days";
import type { FieldKey, Figures, QuotationKey, QuotationTexts } from "./figures";

type DateKey = "accepted" | "paid" | "bankRateDate";
/** A field with a number. */
export type NumberFieldKey = Exclude<FieldKey, DateKey>;

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

/** What the numbers of a quotation may be. */
export const quotationRules: Readonly<Record<Exclude<QuotationKey, "name">, NumberRule>> = {
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
