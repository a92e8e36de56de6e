import Big from "big.js";
import type { Measure } from "./fields";
import type { ToolRegion } from "./region";

/** Words for units, for a pattern. `no` is none in a heading, where it is a number of something. */
export const UNITS =
  "kgs?|kilos?|kilograms?|p?mts?|m\\. ?t|(?:(?:metric|short|long) )?(?:tons?|tonnes?)|qtls?|quintals?|cwt|pcs?|pieces?|nos|lbs?|pounds?|litres?|liters?|ltrs?|mtrs?|sets?|sqm|sqft|rolls?";

/** What an amount may be for one of, for a pattern: a unit, another word, or a number of them such as `100 nos`. */
export const LOT_OF = `(?:\\d[\\d,]*|thousand|hundred|dozen)(?: ?(?:${UNITS}|[a-z]+))?|${UNITS}|[a-z]+`;

/** A word that stands for whatever the unit is. */
export const ANY_UNIT = /^(?:units?|each|ea)$/iu;
const UNIT_WORD = new RegExp(`^(?:${UNITS}|nos?)$`, "iu");
const COUNTED = new RegExp(`(?<=[\\d\\s])(?<unit>${UNITS}|nos?|units?)\\.?$`, "iu");
const PER = new RegExp(`(?:(?:/|\\bper )\\s*(?<unit>${LOT_OF})|\\b(?<ton>pmt)|each)\\.?$`, "iu");

const DAYS =
  /\s*d(?:ays?)?(?:,? (?:net|credit|(?:usance )?l\/?c|pdc))*(?: (?:from|after|of) [^\d%]+)?$/iu;

const DISCOUNT = /^\d+(?:\.\d+)?(?:%? ?\/ ?|% )\d+(?: days)?,? ?/u;

/** Whether payment terms have a discount for early payment, too: `2/10 net 30`. */
export const hasDiscount = (text: string) => DISCOUNT.test(text);

/** The number in `30 days`, `Net-30`, `2/10 net 30` or `45 days from invoice`. */
export const withoutDays = (text: string) =>
  text
    .replace(DISCOUNT, (found) => (found.length < text.length ? "" : found))
    .replace(/^(?:net|n\/?|within)\s*[-–—]?\s*(?=\d)/iu, "")
    .replace(DAYS, "");

/**
 * An amount or rate without the words that don't change it: `@ 58.5`, `58,500 + GST`, `GST 18%`, `18% extra`,
 * `30,000 lumpsum`.
 */
export const withoutWords = (text: string) =>
  text
    .trim()
    .replace(/^(?:(?:extra|(?:i|c\+s)?gst|at)\s*){0,2}@?\s*(?=[\d₹$(.-]|rs)/iu, "")
    .replace(/\s?(?:\+|plus|excl(?:uding|usive)?\.?)\s?(?:of )?i?gst(?: extra)?\b/iu, "")
    .replace(/(?<=[\d%a-z])\s(?:extra|(?:as )?applicable|i?gst|lump ?sum|only)\.?$/iu, "");

const INCLUDED =
  /^(?:incl|included|inclusive|free|foc|free of (?:cost|charge)|nil|none|[-–])\.?$/iu;
/** Payment terms without credit. */
const AT_ONCE =
  /^(?:100 ?% )?(?:(?:in )?advance(?: payment)?|(?:against|on|cash on) (?:delivery|pi|proforma(?: invoice)?)|cod|immediate)$/iu;

/** Whether a text says in words that there is no amount, such as `included`, or no credit, such as `COD`. */
export const saysNone = (text: string, measure: Measure | null = null) =>
  (measure === "days" ? AT_ONCE : INCLUDED).test(text.trim());

/** What is wrong with an amount for one of something else. */
export const OTHER_UNIT = "This isn’t for the unit of the price.";

const SAME = new Map([
  ["no", "piece"],
  ["pc", "piece"],
  ["kilo", "kg"],
  ["kilogram", "kg"],
  ["mt", "tonne"],
  ["pmt", "tonne"],
  ["to", "tonne"],
  ["metric ton", "tonne"],
  ["metric tonne", "tonne"],
  ["short tonne", "short ton"],
  ["long tonne", "long ton"],
  ["qtl", "quintal"],
  ["pound", "lb"],
]);

/** Exact by definition: https://www.nist.gov/pml/owm/si-units-mass. */
const KILOGRAMS = new Map([
  ["kg", "1"],
  ["quintal", "100"],
  ["tonne", "1000"],
  ["lb", "0.45359237"],
  ["cwt", "45.359237"],
  ["short ton", "907.18474"],
  ["long ton", "1016.0469088"],
]);

const COUNTS = new Map([
  ["dozen", "12"],
  ["hundred", "100"],
  ["thousand", "1000"],
]);
const LOT = new RegExp(`^(?<count>[\\d,]+|${[...COUNTS.keys()].join("|")}|)\\s*(?<one>.*)$`, "isu");

/** The number and the one word for the spellings of a unit. In the US a ton is 2,000 pounds, elsewhere a tonne. */
function parseUnit(text: string, region: ToolRegion) {
  const { count = "", one: name = "" } = LOT.exec(text.trim())?.groups ?? {};
  const one = name.toLowerCase().replaceAll(".", "").replace("m t", "mt").replace(/s$/u, "");
  const ton = region === "in" ? "tonne" : "short ton";
  // Nothing is for 0 of something.
  const number = Number(count.replaceAll(",", "")) || 1;
  return {
    count: new Big(COUNTS.get(count.toLowerCase()) ?? number),
    unit: one === "ton" ? ton : (SAME.get(one) ?? one),
    isAny: one === "" || ANY_UNIT.test(one),
    isKnown: UNIT_WORD.test(name),
  };
}

/**
 * How many of the price's unit are in a unit: 1000 in a tonne beside a price for one kg. A price without a unit may
 * be for any, but not for a truck. Null for a unit of something else.
 */
export function unitsIn(unit: string | null, price: string | null, region: ToolRegion): Big | null {
  if (unit === null) return new Big(1);
  const own = parseUnit(unit, region);
  const base = parseUnit(price ?? "", region);
  const isSame = own.isAny || (base.isAny ? own.isKnown : own.unit === base.unit);
  const [size, one] = isSame ? ["1", "1"] : [KILOGRAMS.get(own.unit), KILOGRAMS.get(base.unit)];
  if (size === undefined || one === undefined) return null;
  return own.count.times(size).div(base.count.times(one));
}

/** A unit without the number in `100 nos` and the stops in `M.T.` */
export const plainUnit = (text: string) =>
  (LOT.exec(text.trim())?.groups?.one ?? "").replaceAll(".", "").replace(/^m t$/iu, "MT");

const WEIGHTS: Readonly<Record<ToolRegion, readonly string[]>> = {
  in: ["kg", "quintal", "MT"],
  us: ["lb", "cwt", "short ton"],
};

/** The units that an amount without one may be for, beside others that have some: each once. */
export function likelyUnits(named: readonly string[], region: ToolRegion): readonly string[] {
  const isWeight = named.some((unit) => KILOGRAMS.has(parseUnit(unit, region).unit));
  const units = isWeight ? [...named, ...WEIGHTS[region]] : named;
  const isSame = (one: string, other: string) => unitsIn(one, other, region)?.eq(1) === true;
  return units.filter((unit, at) => units.findIndex((other) => isSame(other, unit)) === at);
}

/** The parts of an amount that ends with a unit; null for a text without a number before it. */
function split(text: string, pattern: RegExp) {
  const found = pattern.exec(text);
  const amount = text.slice(0, found?.index).trim();
  return found === null || !/\d/u.test(amount)
    ? null
    : { amount, unit: found.groups?.unit ?? found.groups?.ton ?? "unit" };
}

/** The amount and unit in `5,000 kg` or `1.2 lakh pcs`; null for a count without a unit. */
export const countIn = (text: string) => split(text.trim(), COUNTED);

/** The amount and unit in `95/nos`, `1.5 lakh/MT` or `₹ 90 each`; null for an amount that isn't for one unit. */
export const amountEach = (text: string) => split(text.trim(), PER);
