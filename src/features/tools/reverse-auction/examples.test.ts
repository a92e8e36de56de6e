import { describe, expect, test } from "@jest/globals";
import Big from "big.js";
import { secondsOfDay } from "../../../lib/clock-time";
import type { Auction, GivenBid } from "./model";
import { closeOf, outcomeOf } from "./outcome";
import { savingAgainst } from "./savings";
import { simulate } from "./simulate";

/** Auctions of the blog and of the product pages, bid by bid. Prices in rupees, times in minutes. */
function auctionOf(
  opens: string,
  [opening, step]: readonly [opening: number, step: number],
  [duration, window, added]: readonly [duration: number, window: number, added: number],
  bids: readonly (readonly [at: string, bidder: number, price: number])[],
): Auction {
  const start = secondsOfDay(opens) ?? 0;
  const given = bids.map(([at, bidder, price]): GivenBid => {
    return { at: (secondsOfDay(at) ?? 0) - start, bidder, price: price * 100 };
  });
  const count = Math.max(...given.map(({ bidder }) => bidder)) + 1;
  return {
    rules: {
      opening: opening * 100,
      step: step * 100,
      duration: duration * 60,
      window: window * 60,
      added: added * 60,
      extensions: 6,
    },
    seed: 1,
    bidders: Array.from({ length: count }, (_, index) => ({
      name: `Bidder ${index + 1}`,
      floor: 1,
      style: "listed" as const,
    })),
    seat: null,
    bids: given,
  };
}

const minutes = (count: number) => count * 60;

describe("a year of corrugated boxes", () => {
  const [A, B, C] = [0, 1, 2];
  const boxes = auctionOf(
    "10:00",
    [23_600_000, 100_000],
    [30, 3, 5],
    [
      ["10:07", C, 23_450_000],
      ["10:12", A, 23_300_000],
      ["10:19", B, 23_100_000],
      ["10:24", A, 23_000_000],
      ["10:28", C, 22_850_000],
      ["10:31", B, 22_750_000],
    ],
  );

  test("B wins; C's bid at 10:28 moved the close to 10:35, B's at 10:31 did not move it", () => {
    const outcome = outcomeOf(boxes, simulate(boxes));
    expect(outcome).toMatchObject({
      best: { bidder: B, price: 2_275_000_000 },
      bids: 6,
      extensions: 1,
      closedAt: minutes(35),
    });
    expect(outcome.ownPrices).toEqual([2_300_000_000, 2_275_000_000, 2_285_000_000]);
    const saving = savingAgainst(boxes.rules.opening, 2_275_000_000, new Big(1));
    expect(saving.total.toString()).toBe("850000");
    expect(saving.percent.toString()).toBe("3.6");
  });

  test("without an extension B's last bid comes too late, and C wins", () => {
    const events = simulate({ ...boxes, rules: { ...boxes.rules, extensions: 0 } });
    expect(events.findLast(({ kind }) => kind === "closed")).toMatchObject({
      at: minutes(30),
      best: { bidder: C, price: 2_285_000_000 },
    });
    expect(events.at(-1)).toMatchObject({
      bidder: B,
      refusal: { reason: "closed", closedAt: minutes(30) },
    });
  });

  test("with a step of 2 lakh the bids that are nearer are refused", () => {
    const events = simulate({ ...boxes, rules: { ...boxes.rules, step: 20_000_000 } });
    const [first] = events.filter(({ kind }) => kind === "refused");
    expect(first).toMatchObject({ bidder: C, refusal: { reason: "step", highest: 2_340_000_000 } });
  });
});

test("auction 431 is extended twice, to 11:33 and 11:36, and saves 13,50,000", () => {
  const auction = auctionOf(
    "11:00",
    [42, 0.15],
    [30, 3, 3],
    [
      ["11:04:10", 1, 41.7],
      ["11:12:40", 3, 41.4],
      ["11:19:05", 0, 40.8],
      ["11:24:30", 2, 40.5],
      ["11:28:20", 1, 40.2],
      ["11:31:12", 0, 39.75],
    ],
  );
  const events = simulate(auction);
  expect(events.filter(({ kind }) => kind === "extended")).toMatchObject([
    { closesAt: minutes(33) },
    { closesAt: minutes(36) },
  ]);
  expect(closeOf(events)).toBe(minutes(36));
  const saving = savingAgainst(4200, outcomeOf(auction, events).best?.price ?? 0, new Big(600_000));
  expect(saving.total.toString()).toBe("1350000");
});

test("a freight auction comes down from 58,500 to 54,700 in eight bids and saves 9,88,000", () => {
  const auction = auctionOf(
    "11:00",
    [58_500, 250],
    [20, 2, 2],
    [
      ["11:02:20", 2, 57_900],
      ["11:06:05", 0, 57_200],
      ["11:09:40", 3, 56_400],
      ["11:12:02", 1, 56_050],
      ["11:14:12", 0, 55_800],
      ["11:15:20", 1, 55_500],
      ["11:16:30", 2, 55_150],
      ["11:17:46", 3, 54_700],
    ],
  );
  const { best, bids } = outcomeOf(auction, simulate(auction));
  expect({ best, bids }).toEqual({ best: { bidder: 3, price: 5_470_000 }, bids: 8 });
  expect(savingAgainst(5_850_000, 5_470_000, new Big(260)).total.toString()).toBe("988000");
});
