import Big from "big.js";
import { secondsOfDay } from "../../../lib/clock-time";
import { readNumber, type NumberRule } from "../shared/read-number";
import type { ToolRegion } from "../shared/tool-props";
import type { Figures, NumberKey } from "./figures";
import type { Auction, Price } from "./model";
import type { EventEffort } from "./savings";

const MOST_PRICE = 1e11;

const price = { least: 0, most: MOST_PRICE, isAboveLeast: true } as const;
const minutes = { least: 0, most: 60, isWhole: true } as const;
const hours = { least: 0, most: 10_000 } as const;
const rate = { least: 0, most: 1e7 } as const;

const numberRules: Readonly<Record<NumberKey, NumberRule>> = {
  quantity: { what: "a quantity", least: 0, most: 1e9, isAboveLeast: true },
  opening: { ...price, what: "an opening price" },
  quotation: { ...price, what: "a price" },
  step: { ...price, what: "a step" },
  duration: { what: "a number of minutes", least: 1, most: 240, isWhole: true },
  window: { ...minutes, what: "a number of minutes" },
  added: { ...minutes, what: "a number of minutes" },
  extensions: { what: "how many extensions", least: 0, most: 20, isWhole: true },
  buyerHours: { ...hours, what: "a number of hours" },
  buyerRate: { ...rate, what: "a rate" },
  supplierHours: { ...hours, what: "a number of hours" },
  supplierRate: { ...rate, what: "a rate" },
};

/** Fields that are prices: whole paise or cents. */
const priceKeys: readonly NumberKey[] = ["opening", "quotation", "step"];

/** The settings in numbers. */
export interface Settings {
  readonly auction: Auction;
  readonly quantity: Big;
  /** What a price is for, such as `trip`. */
  readonly each: string;
  /** The best written quotation before the auction. */
  readonly quotation: Price;
  readonly effort: EventEffort;
  /** The opening time, in seconds since midnight. */
  readonly opensAt: number;
}

/** What is wrong with the fields, by `opening` or `floor-0`. */
export type Problems = Readonly<Record<string, string>>;

/** The settings that were typed; null while a field can't be used. */
export interface ReadSettings {
  readonly settings: Settings | null;
  readonly problems: Problems;
}

interface Read {
  readonly value: Big | null;
  readonly problem: string | null;
}

function readPrice(text: string, rule: NumberRule, region: ToolRegion): Read {
  const reading = readNumber(text, rule, region);
  if (reading.value === null || reading.value.round(2).eq(reading.value)) return reading;
  return { value: null, problem: "Use at most two decimals." };
}

/** Settings that no auction can have, though each field is a number. */
function checkTogether(
  figures: Figures,
  problems: Record<string, string>,
  opening: Big,
  step: Big,
) {
  if (secondsOfDay(figures.opens) === null) problems.opens = "Enter a time such as 11:00.";
  if (problems.step === undefined && problems.opening === undefined && step.gte(opening)) {
    problems.step = "Enter a step below the opening price.";
  }
}

/** Reads every field. The given bids are checked by the rules of the auction itself. */
export function readSettings(figures: Figures, region: ToolRegion): ReadSettings {
  const problems: Record<string, string> = {};
  const take = (key: string, { value, problem }: Read): Big => {
    if (problem !== null) problems[key] = problem;
    return value ?? new Big(1);
  };
  const number = (key: NumberKey): Big => {
    const read = priceKeys.includes(key) ? readPrice : readNumber;
    return take(key, read(figures[key], numberRules[key], region));
  };
  const whole = (key: NumberKey, times: number) => number(key).times(times).toNumber();
  const rules = {
    opening: whole("opening", 100),
    step: whole("step", 100),
    duration: whole("duration", 60),
    window: whole("window", 60),
    added: whole("added", 60),
    extensions: whole("extensions", 1),
  };
  const bidders = figures.bidders.map(({ name: typed, floor, style }, index) => {
    const name = typed.trim() || `${figures.noun} ${index + 1}`;
    const read = readPrice(floor, { ...price, what: "a price" }, region);
    return { name, style, floor: take(`floor-${index}`, read).times(100).toNumber() };
  });
  checkTogether(figures, problems, new Big(rules.opening), new Big(rules.step));
  const { seed, seat, bids } = figures;
  const settings: Settings = {
    auction: { rules, seed, bidders, seat, bids },
    quantity: number("quantity"),
    each: figures.each.trim() || "unit",
    quotation: whole("quotation", 100),
    effort: {
      buyerHours: number("buyerHours"),
      buyerRate: number("buyerRate"),
      supplierHours: number("supplierHours"),
      supplierRate: number("supplierRate"),
    },
    opensAt: secondsOfDay(figures.opens) ?? 0,
  };
  return { settings: Object.keys(problems).length === 0 ? settings : null, problems };
}
