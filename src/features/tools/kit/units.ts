import Big from "big.js";
import type { Measure } from "./fields";
import type { ToolRegion } from "./region";

/** Words for units, for a pattern. `no` is none in a heading, where it is a number of something. */
export const UNITS =
  "kgs?|mts?|tons?|tonnes?|qtls?|quintals?|pcs?|pieces?|nos|lbs?|litres?|liters?|ltrs?|mtrs?|sets?|sqm|sqft|rolls?";

/** A word that stands for whatever the unit is. */
export const ANY_UNIT = /^(?:units?|each|ea)$/iu;
const UNIT_WORD = new RegExp(`^(?:${UNITS}|nos?)$`, "iu");
const COUNTED = new RegExp(`(?<=[\\d\\s])(?<unit>${UNITS}|nos?|units?)\\.?$`, "iu");
const PER = /(?:(?:\/|per )\s*(?<unit>[a-z]+)|each)\.?$/iu;

const DAYS = /\s*d(?:ays?)?(?: net| credit)?(?: (?:from|after|of) [^\d%]+)?$/iu;

/** The number in `30 days`, `Net 30` or `45 days from invoice`. */
export const withoutDays = (text: string) =>
  text.replace(/^(?:net|within)\s*/iu, "").replace(DAYS, "");

const INCLUDED =
  /^(?:incl|included|inclusive|free|foc|free of (?:cost|charge)|nil|none|[-–])\.?$/iu;
/** Payment terms without credit. */
const AT_ONCE =
  /^(?:(?:100 ?% )?(?:in )?advance(?: payment)?|(?:100 ?% )?(?:against|on|cash on) delivery|cod|immediate)$/iu;

/** Whether a text says in words that there is no amount, such as `included`, or no credit, such as `COD`. */
export const saysNone = (text: string, measure: Measure | null = null) =>
  (measure === "days" ? AT_ONCE : INCLUDED).test(text.trim());

/** What is wrong with an amount for one of something else. */
export const OTHER_UNIT = "This isn’t for the unit of the price.";

const SAME = new Map([
  ["no", "piece"],
  ["pc", "piece"],
  ["mt", "tonne"],
  ["qtl", "quintal"],
]);

/** One word for the spellings of a unit. In the US a ton is 2,000 pounds, elsewhere a tonne. */
function canonical(unit: string, region: ToolRegion): string {
  const one = unit.toLowerCase().replace(/s$/u, "");
  return one === "ton" && region === "in" ? "tonne" : (SAME.get(one) ?? one);
}

/** Whether a unit is that of the price. A price without one may be for any unit, but not for a truck. */
function isUnitOf(unit: string | null, price: string | null, region: ToolRegion): boolean {
  if (unit === null || ANY_UNIT.test(unit)) return true;
  if (price === null || ANY_UNIT.test(price)) return UNIT_WORD.test(unit);
  return canonical(unit, region) === canonical(price, region);
}

/** Exact by definition: https://www.nist.gov/pml/owm/si-units-mass. A ton is 2,000 pounds here. */
const KILOGRAMS = new Map([
  ["kg", "1"],
  ["quintal", "100"],
  ["tonne", "1000"],
  ["lb", "0.45359237"],
  ["ton", "907.18474"],
]);

/**
 * How many of the price's unit are in a unit: 1000 in a tonne beside a price for one kg. Null for a unit of something
 * else, such as a truck.
 */
export function unitsIn(unit: string | null, price: string | null, region: ToolRegion): Big | null {
  if (isUnitOf(unit, price, region)) return new Big(1);
  const own = KILOGRAMS.get(canonical(unit ?? "", region));
  const base = KILOGRAMS.get(canonical(price ?? "", region));
  return own === undefined || base === undefined ? null : new Big(own).div(base);
}

/** The parts of an amount that ends with a unit; null for a text without a number before it. */
function split(text: string, pattern: RegExp) {
  const found = pattern.exec(text);
  const amount = text.slice(0, found?.index).trim();
  return found === null || !/\d/u.test(amount)
    ? null
    : { amount, unit: found.groups?.unit ?? "unit" };
}

/** The amount and unit in `5,000 kg` or `1.2 lakh pcs`; null for a count without a unit. */
export const countIn = (text: string) => split(text.trim(), COUNTED);

/** The amount and unit in `95/nos`, `1.5 lakh/MT` or `₹ 90 each`; null for an amount that isn't for one unit. */
export const amountEach = (text: string) => split(text.trim(), PER);
