import Big from "big.js";
import { secondsOfDay } from "../../../lib/clock-time";
import { pathOf } from "../kit/fields";
import type { ToolRegion } from "../kit/region";
import { nameOf } from "../kit/show";
import { readRow } from "../kit/read-row";
import { reverseAuction, type State } from "./fields";
import type { Auction, GivenBid, Price } from "./model";

const hundredths = (value: Big): Price => value.times(100).round(0).toNumber();
const DECIMALS = "Use at most two decimals.";

/** The bids that are given. One of a bidder who left, or that can't be read, doesn't count. */
function readBids({ bids, bidders }: State): readonly GivenBid[] {
  return bids.flatMap(({ at, bidder, price }) => {
    const [second, index, amount] = [at, bidder, price].map((text) =>
      /^\d{1,15}$/u.test(text) ? Number(text) : -1,
    );
    if (second === undefined || index === undefined || amount === undefined) return [];
    const isUsable = second >= 0 && second <= 800_000 && amount >= 0;
    return isUsable && index >= 0 && index < bidders.length
      ? [{ at: second, bidder: index, price: amount }]
      : [];
  });
}

function readBidders(state: State, region: ToolRegion, problems: Map<string, string>) {
  const { fields } = reverseAuction.lists.bidders;
  return state.bidders.map((texts, index) => {
    const row = readRow(fields, texts, region, pathOf("bidders", index, ""));
    row.problems.forEach((problem, path) => problems.set(path, problem));
    const path = pathOf("bidders", index, "floor");
    const { floor } = row.numbers;
    if (!floor.round(2).eq(floor)) problems.set(path, DECIMALS);
    return {
      name: nameOf(texts.name, state.noun.trim() || "Bidder", index),
      style: texts.style,
      floor: hundredths(floor),
    };
  });
}

/** The position that the visitor plays; null for a visitor who watches as the buyer. */
export function seatOf({ show, seat, bidders }: State): number | null {
  if (show !== "bid") return null;
  const position = Number(seat);
  return Number.isInteger(position) && position < bidders.length ? position : 0;
}

/** Reads every field; no settings while one can't be used. The given bids are checked by the rules of the auction itself. */
export function readSettings(state: State, region: ToolRegion) {
  const read = readRow(reverseAuction.fields, state, region);
  const { numbers } = read;
  const problems = new Map(read.problems);
  for (const key of ["opening", "quotation", "step"] as const) {
    if (!numbers[key].round(2).eq(numbers[key])) problems.set(key, DECIMALS);
  }
  const isTooFar = numbers.step.gte(numbers.opening);
  if (isTooFar && !problems.has("step") && !problems.has("opening")) {
    problems.set("step", "Enter a step below the opening price.");
  }
  const bidders = readBidders(state, region, problems);
  if (problems.size > 0) return { settings: null, problems };
  const seconds = (value: Big) => value.times(60).toNumber();
  const rules = {
    opening: hundredths(numbers.opening),
    step: hundredths(numbers.step),
    duration: seconds(numbers.duration),
    window: seconds(numbers.window),
    added: seconds(numbers.added),
    extensions: numbers.extensions.toNumber(),
  };
  const auction: Auction = {
    rules,
    seed: numbers.seed.toNumber(),
    bidders,
    seat: seatOf(state),
    bids: readBids(state),
  };
  const settings = {
    auction,
    quantity: numbers.quantity,
    /** What a price is for, such as `trip`, and what the quantity counts, such as `trips`. */
    each: state.each.trim() || "unit",
    unit: state.unit.trim() || "units",
    item: state.item,
    /** The best written quotation before the auction. */
    quotation: hundredths(numbers.quotation),
    /** What running the event takes of the buyer's team, and costs in rupees or dollars. */
    buyerHours: numbers.buyerHours,
    eventCost: numbers.buyerHours.times(numbers.buyerRate).round(2, Big.roundHalfUp),
    /** The opening time, in seconds since midnight. */
    opensAt: secondsOfDay(state.opens) ?? 0,
  };
  return { settings, problems };
}

/** The settings in numbers. */
export type Settings = NonNullable<ReturnType<typeof readSettings>["settings"]>;
