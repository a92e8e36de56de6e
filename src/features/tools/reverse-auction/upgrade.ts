import { secondsOfDay } from "../../../lib/clock-time";
import { itemsOf, recordOf } from "../../../lib/json";
import { parseNumber } from "../kit/read-number";

/** A bid of content has a time of day, the name of a bidder and a price in rupees or dollars. */
function upgradeBid(value: unknown, opens: unknown, names: readonly unknown[]): unknown {
  const { at, bidder, price: amount } = recordOf(value);
  if (typeof at !== "string" || typeof amount !== "number") return recordOf(value);
  const [time, start] = [secondsOfDay(at), typeof opens === "string" ? secondsOfDay(opens) : null];
  const seconds = time === null || start === null ? "" : String(time - start);
  return {
    at: seconds,
    bidder: String(names.indexOf(bidder)),
    price: String(Math.round(amount * 100)),
  };
}

/** The seat that can win: the position of the bidder with the lowest floor. */
export function lowestFloor(bidders: readonly unknown[]): string {
  const floors = bidders.map((bidder) => {
    const { floor } = recordOf(bidder);
    if (typeof floor === "number") return floor;
    return (typeof floor === "string" && parseNumber(floor)?.toNumber()) || Infinity;
  });
  return String(Math.max(0, floors.indexOf(Math.min(...floors))));
}

/** Content and version 1 had the seat as a number or null, and bids with numbers. */
export function upgrade(figures: Readonly<Record<string, unknown>>): unknown {
  const names = itemsOf(figures.bidders).map((bidder) => recordOf(bidder).name);
  const { seat, each, unit } = figures;
  const plain = (value: unknown) => (typeof value === "number" ? String(value) : value);
  const bids = itemsOf(figures.bids).map((bid) => {
    const own = recordOf(upgradeBid(bid, figures.opens, names));
    return { at: plain(own.at), bidder: plain(own.bidder), price: plain(own.price) };
  });
  return {
    ...figures,
    each: each === undefined || each === "" ? unit : each,
    seed: plain(figures.seed),
    ...(typeof seat === "number"
      ? { seat: String(seat), show: "bid" }
      : { seat: lowestFloor(itemsOf(figures.bidders)) }),
    bids,
  };
}
