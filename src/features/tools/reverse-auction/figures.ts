import { secondsOfDay } from "../../../lib/clock-time";
import { fieldsOf, itemsOf, numberText, textOf, wordOf } from "../shared/parse-figures";
import type { ToolDefinition, ToolRegion } from "../shared/tool-props";
import { bidderCount } from "./draw-bidders";
import { styles, type GivenBid, type Style } from "./model";

/** The texts of the number fields, as typed. */
export const numberKeys = [
  "quantity",
  "opening",
  "quotation",
  "step",
  "duration",
  "window",
  "added",
  "extensions",
  "buyerHours",
  "buyerRate",
  "supplierHours",
  "supplierRate",
] as const;
export type NumberKey = (typeof numberKeys)[number];

/** A bidder as typed. */
export interface BidderFigures {
  readonly name: string;
  readonly floor: string;
  readonly style: Style;
}

/** The settings of an auction as typed, and the bids that are given. */
export interface Figures extends Readonly<Record<NumberKey, string>> {
  readonly item: string;
  /** The unit of the quantity, such as `trips`, and what the price is for, such as `trip`. */
  readonly unit: string;
  readonly each: string;
  /** What a bidder is called, such as `Carrier`. */
  readonly noun: string;
  readonly opens: string;
  readonly seed: number;
  readonly bidders: readonly BidderFigures[];
  readonly seat: number | null;
  readonly bids: readonly GivenBid[];
}

/** The most bids that a link or a text may give. */
const MOST_BIDS = 500;

/** The latest second of a bid: nine days, far beyond any auction. */
const LATEST = 800_000;

const wholeNumber = (value: unknown, most: number): number | null =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most
    ? value
    : null;

function parseBidder(
  value: unknown,
  index: number,
  noun: string,
  region: ToolRegion,
): BidderFigures {
  const fields = fieldsOf(value);
  return {
    name: textOf(fields.name).trim() || `${noun} ${index + 1}`,
    floor: numberText(fields.floor, region),
    style: wordOf(fields.style, styles, "steady"),
  };
}

/**
 * A bid of content, with the time of day, the bidder's name and a price in rupees or dollars; or one of
 * a link, with seconds, the bidder's position and hundredths.
 */
function parseBid(
  value: unknown,
  opens: string,
  bidders: readonly BidderFigures[],
): GivenBid | null {
  const fields = fieldsOf(value);
  if (typeof fields.at === "string" && typeof fields.price === "number") {
    const [time, start] = [secondsOfDay(fields.at), secondsOfDay(opens)];
    const bidder = bidders.findIndex(({ name }) => name === fields.bidder);
    const price = Math.round(fields.price * 100);
    return time === null || start === null || bidder === -1
      ? null
      : { at: time - start, bidder, price };
  }
  const at = wholeNumber(fields.at, LATEST);
  const bidder = wholeNumber(fields.bidder, bidders.length - 1);
  const price = wholeNumber(fields.price, Number.MAX_SAFE_INTEGER);
  return at === null || bidder === null || price === null ? null : { at, bidder, price };
}

function parse(value: unknown, region: ToolRegion): Figures {
  const fields = fieldsOf(value);
  const noun = textOf(fields.noun).trim() || "Bidder";
  const opens = textOf(fields.opens, "10:00");
  const given = itemsOf(fields.bidders, bidderCount.most);
  const missing = Math.max(bidderCount.least - given.length, 0);
  const bidders = [...given, ...Array<null>(missing).fill(null)].map((bidder, index) =>
    parseBidder(bidder, index, noun, region),
  );
  const bids = itemsOf(fields.bids, MOST_BIDS).map((bid) => parseBid(bid, opens, bidders));
  const number = (key: NumberKey) => numberText(fields[key], region);
  return {
    item: textOf(fields.item),
    unit: textOf(fields.unit),
    each: textOf(fields.each, textOf(fields.unit)),
    noun,
    opens,
    quantity: number("quantity"),
    opening: number("opening"),
    quotation: number("quotation"),
    step: number("step"),
    duration: number("duration"),
    window: number("window"),
    added: number("added"),
    extensions: number("extensions"),
    buyerHours: number("buyerHours"),
    buyerRate: number("buyerRate"),
    supplierHours: number("supplierHours"),
    supplierRate: number("supplierRate"),
    seed: wholeNumber(fields.seed, 2 ** 32 - 1) ?? 1,
    bidders,
    seat: wholeNumber(fields.seat, bidders.length - 1),
    bids: bids.filter((bid) => bid !== null),
  };
}

/** The reverse auction simulator, for the shared parts of the tools. */
export const reverseAuction: ToolDefinition<Figures> = { name: "reverse-auction", parse };
