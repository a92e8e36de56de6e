import Big from "big.js";
import { choice, number, text, type StateOf, type ToolFields } from "../kit/fields";
import type { Changes, ImportTarget, Typed } from "../kit/import/target";
import { parseNumber, type NumberRule } from "../kit/read-number";
import type { ToolRegion } from "../kit/region";
import { showTyped } from "../kit/show";
import { upgrade } from "./upgrade";

const price = (what: string): NumberRule => ({ what, least: 0, most: 1e11, isAboveLeast: true });
const minutes: NumberRule = { what: "a number of minutes", least: 0, most: 60, step: 1 };
const hours: NumberRule = { what: "a number of hours", least: 0, most: 10_000, whenEmpty: 0 };
const rate: NumberRule = { what: "a rate", least: 0, most: 1e7, whenEmpty: 0 };
const PER = "{sign} per {each}";

const style = choice({
  label: "How it bids",
  fileLabel: "Style",
  options: [
    { value: "steady", label: "Steady: small cuts throughout", synonyms: "steady" },
    { value: "early", label: "Early: large cuts at the start", synonyms: "early" },
    { value: "late", label: "Late: waits for the close", synonyms: "late" },
    { value: "cautious", label: "Cautious: one step, seldom", synonyms: "cautious" },
    { value: "listed", label: "As in the example", synonyms: "listed" },
  ],
});

const show = choice({
  label: "What do you want to do?",
  inFiles: false,
  options: [
    { value: "watch", label: "Watch it" },
    { value: "bid", label: "Bid in it" },
    { value: "change", label: "Change the rules" },
  ],
});

const bidderFields = {
  name: text("Bidder", { longest: 40, synonyms: "supplier, vendor, carrier, name" }),
  floor: number("Floor", price("a price"), {
    hint: "the lowest price that it accepts",
    measure: "unit",
    fileLabel: "Lowest price it accepts",
    synonyms: "floor, floor price, lowest price, minimum price, reserve, reserve price",
  }),
  style,
} as const;

const count: NumberRule = { what: "a number", least: 0, most: 1e15, step: 1 };

/** Bids of the visitor, and of bidders that bid as listed. */
const bidFields = {
  /** Seconds after the opening. */
  at: number("Second", count),
  /** Position of the bidder, from 0. */
  bidder: number("Bidder", count),
  /** In hundredths. */
  price: number("Price", count),
} as const;

/** The reverse auction simulator. */
export const reverseAuction = {
  name: "reverse-auction",
  fields: {
    show,
    item: text("Item"),
    quantity: number(
      "Quantity",
      { what: "a quantity", least: 0, most: 1e9, isAboveLeast: true, isCount: true },
      { hint: "{unit}" },
    ),
    unit: text("Counted in", { longest: 20, placeholder: "units" }),
    each: text("Price is per", { longest: 20, placeholder: "unit" }),
    opening: number("Opening price", price("an opening price"), { measure: "unit", hint: PER }),
    quotation: number("Best quotation before", price("a price"), {
      measure: "unit",
      hint: PER,
      synonyms:
        "quotation, quote, opening quotation, opening quote, first quotation, first quote, quoted price, price, rate, bid",
    }),
    step: number("Minimum bid step", price("a step"), {
      measure: "unit",
      hint: PER,
      fileLabel: "Step",
    }),
    opens: { kind: "time", label: "Opens at", fileLabel: "Opens", start: "10:00" },
    duration: number(
      "Duration",
      { what: "a number of minutes", least: 1, most: 240, step: 1 },
      { hint: "minutes", fileLabel: "Duration, minutes" },
    ),
    window: number("Late bids: the last", minutes, {
      hint: "minutes; a bid then moves the close",
      fileLabel: "A bid in the last minutes extends",
    }),
    added: number("A late bid adds", minutes, { hint: "minutes", fileLabel: "Minutes added" }),
    extensions: number(
      "Maximum extensions",
      { what: "how many extensions", least: 0, most: 20, step: 1 },
      { fileLabel: "Extensions at most" },
    ),
    buyerHours: number("Your team", hours, { hint: "hours", fileLabel: "Hours of your team" }),
    buyerRate: number("Cost of your team", rate, {
      hint: "{sign} an hour",
      fileLabel: "Cost of an hour of your team",
    }),
    noun: text("A bidder is called", { longest: 20, start: "Bidder" }),
    /** Start of the random timing: the same link always gives the same auction. */
    seed: number("Seed", { ...count, most: 2 ** 32 - 1 }, { start: "1" }),
    /** Position of the bidder that the visitor plays, from 0. */
    seat: number("Seat", { ...count, most: 7 }, { inFiles: false, start: "0" }),
  },
  lists: {
    bidders: { fields: bidderFields, rowName: "Bidder", least: 2, most: 8 },
    bids: { fields: bidFields, rowName: "Bid", least: 0, most: 500 },
  },
  upgrade,
} satisfies ToolFields;

/** One without a name or a unit: a list of bidders is not for the quantity of the worked example. */
const ONE = { item: "", quantity: "1", unit: "", each: "" };

/** What the bids are for, if neither the file nor the visitor says its quantity or its unit. */
const LOT = { ...ONE, unit: "lot", each: "lot" };

/** The auction opens at the best quotation, with steps of about half a percent, unless the file has them. */
function openedAtQuotation(changes: Changes, region: ToolRegion, typed: Typed): Changes | null {
  const { quotation } = changes;
  const best = typeof quotation === "string" ? parseNumber(quotation) : null;
  if (best?.gt(0) !== true || "opening" in changes) return null;
  const half = best.times(0.005);
  const size = new Big(10).pow(half.e);
  const step = half.div(size).round().times(size).round(2, Big.roundUp);
  const rules = { opening: quotation, step: showTyped(step.toNumber(), region), bids: [] };
  const isSaid = (key: string) => typed[key] !== undefined || key in changes;
  const lot = Object.entries(["quantity", "unit", "each"].some(isSaid) ? ONE : LOT);
  return { ...Object.fromEntries(lot.filter(([key]) => !isSaid(key))), ...changes, ...rules };
}

/** What files are imported into: the bidders. A column of their quotations gives the best one. */
export const importTarget: ImportTarget = {
  tool: reverseAuction,
  list: "bidders",
  unitKey: "each",
  least: "quotation",
  hint: "A list of bidders with their quotations and floors is enough, or a file that you exported here.",
  follows: {
    note: "The auction opens at the lowest quotation, with steps of about half a percent. Check them, and the quantity.",
    complete: openedAtQuotation,
  },
};

/** The settings of an auction as typed, and the bids that are given. */
export type State = StateOf<typeof reverseAuction>;

/** The rules of the auction, in groups. */
export const settingGroups = [
  { title: "Price", keys: ["opening", "step", "quotation", "quantity"] },
  { title: "Time", keys: ["opens", "duration", "window", "added", "extensions"] },
  { title: "Words", keys: ["item", "unit", "each"] },
  { title: "Cost of the event", keys: ["buyerHours", "buyerRate"] },
] as const;
