import type { Measure } from "./fields";
import type { ToolRegion } from "./region";

/** Words for units, for a pattern. `no` is none in a heading, where it is a number of something. */
export const UNITS =
  "kgs?|mts?|tons?|tonnes?|pcs?|pieces?|nos|lbs?|litres?|liters?|ltrs?|mtrs?|sets?|sqm|sqft|rolls?";

/** A word that stands for whatever the unit is. */
export const ANY_UNIT = /^(?:units?|each|ea)$/iu;
const UNIT_WORD = new RegExp(`^(?:${UNITS}|nos?)$`, "iu");
const EACH = /^(?<amount>.*\d\S*?)\s*(?:(?:\/|per )\s*(?<unit>[a-z]+)|each)\.?$/iu;

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

/** One word for the spellings of a unit. In the US a ton is 2,000 pounds, elsewhere a tonne. */
function canonical(unit: string, region: ToolRegion): string {
  const one = unit.toLowerCase().replace(/s$/u, "");
  const same: Readonly<Record<string, string>> = {
    no: "piece",
    pc: "piece",
    mt: "tonne",
    ...(region === "in" && { ton: "tonne" }),
  };
  return same[one] ?? one;
}

/** Whether a unit is that of the price. A price without one may be for any unit, but not for a truck. */
export function isUnitOf(unit: string | null, price: string | null, region: ToolRegion): boolean {
  if (unit === null || ANY_UNIT.test(unit)) return true;
  if (price === null || ANY_UNIT.test(price)) return UNIT_WORD.test(unit);
  return canonical(unit, region) === canonical(price, region);
}

/** The amount and unit in `95/nos` or `₹ 90 each`; null for an amount that isn't for one unit. */
export function amountEach(text: string) {
  const { amount, unit = "unit" } = EACH.exec(text)?.groups ?? {};
  return amount === undefined ? null : { amount, unit };
}
