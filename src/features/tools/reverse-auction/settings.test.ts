import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { withText } from "../kit/paths";
import { withoutRow } from "../kit/remove-row";
import { parseState, upgradeState } from "../kit/state";
import { withBid, withoutBids, withSeat } from "./changes";
import { reverseAuction, type State } from "./fields";
import { verdictOf } from "./result-text";
import { readSettings } from "./settings";
import { figures, given } from "./testing/figures";
import { viewOf } from "./view-of";

const settingsOf = (state: State = figures) => {
  const { settings } = readSettings(state, "in");
  if (settings === null) throw new Error("The figures can't be used.");
  return settings;
};

test("hostile figures of a link give an auction or a problem, and never throw", () => {
  const value = fc.oneof(
    fc.constantFrom(...Object.values(given), "", "-1", "1e99", "NaN", "Infinity", "<b>", "0"),
    fc.anything(),
  );
  const keys = Object.keys(given).concat("bids", "seat", "show");
  const record = fc.record(Object.fromEntries(keys.map((key) => [key, value])));
  fc.assert(
    fc.property(fc.oneof(record, fc.anything()), fc.boolean(), (link, isOld) => {
      const state = (isOld ? upgradeState : parseState)(reverseAuction, link, "in");
      const { settings, problems } = readSettings(state, "in");
      expect(settings === null).toBe(problems.size > 0);
      if (settings === null) return;
      const { headline, detail } = verdictOf(viewOf(settings, "in"));
      expect(headline + detail).not.toMatch(/NaN|undefined|Infinity/u);
    }),
  );
});

test("a bid of content has a time of day, a name and a price", () => {
  const bids = (bidder: string) =>
    settingsOf(
      upgradeState(
        reverseAuction,
        { ...given, bids: [{ at: "11:02:20", bidder, price: 57_900.5 }] },
        "in",
      ),
    ).auction.bids;
  expect(bids("Carrier 3")).toEqual([{ at: 140, bidder: 2, price: 5_790_050 }]);
  expect(bids("Carrier 9")).toEqual([]);
});

test.each([
  ["opening", "", "Enter an opening price."],
  ["opening", "many", "Enter an opening price in digits, such as 1250.50."],
  ["opening", "58500.005", "Use at most two decimals."],
  ["step", "0", "Enter more than 0."],
  ["step", "58,500", "Enter a step below the opening price."],
  ["quantity", "-3", "Enter 0 or more."],
  ["duration", "2.5", "Enter a whole number."],
  ["opens", "25:00", "Enter a time of day, such as 11:30."],
])("%s %j: %s", (path, text, problem) => {
  const read = readSettings(withText(reverseAuction, figures, path, text), "in");
  expect(read.settings).toBeNull();
  expect(read.problems.get(path)).toBe(problem);
});

describe("a change", () => {
  const seated = withBid(withSeat({ ...figures, show: "bid" }, 1), { at: 5, price: 5_800_000 });

  test("of the seat deletes the visitor's bids, and a restart too", () => {
    expect(settingsOf(seated).auction.bids).toEqual([{ bidder: 1, at: 5, price: 5_800_000 }]);
    expect(withoutBids(seated, 1).bids).toEqual([]);
    expect(withSeat(seated, 0).bids).toEqual([]);
    expect(withBid(figures, { at: 5, price: 5_800_000 })).toBe(figures);
  });

  test("that removes a bidder leaves an auction", () => {
    const left = withoutRow(
      reverseAuction,
      withoutRow(reverseAuction, seated, "bidders", 3),
      "bidders",
      2,
    );
    expect(settingsOf(left).auction.bidders).toHaveLength(2);
    expect(settingsOf({ ...left, seat: "3" }).auction.seat).toBe(0);
  });
});

test("the verdict names the winner, the saving and how the auction went", () => {
  expect(verdictOf(viewOf(settingsOf(), "in"))).toEqual({
    headline: "Carrier 4 wins at ₹54,700 per trip",
    detail: "₹5,98,000 (4.04%) less than the best quotation, after 8 bids and 2 extensions.",
  });
});

test("the visitor's seat can win", () => {
  expect(settingsOf({ ...figures, show: "bid" }).auction.seat).toBe(3);
});

test("a visitor who loses reads so, with the distance to the own last bid", () => {
  const headlineOf = (bids: State["bids"]) =>
    verdictOf(viewOf(settingsOf({ ...figures, show: "bid", seat: "0", bids }), "in")).headline;
  expect(headlineOf([{ at: "1", bidder: "0", price: "5700000" }])).toBe(
    "You lost. Carrier 4 won at ₹54,400 per trip, ₹2,600 below your last bid",
  );
  expect(headlineOf([])).toMatch(/^You made no bid\. Carrier 4 won at/u);
});

test("who won is known at the end, and how long is left until then", () => {
  const { headline, detail } = verdictOf(viewOf(settingsOf(), "in", 600));
  expect(`${headline}. ${detail}`).toMatch(
    /^Lowest bid ₹.*, by Carrier \d\. 10:00 left\. Closes at 11:20:00\.$/u,
  );
});

test.each([
  ["5450000", "You win at ₹54,500 per trip, ₹100 above your floor"],
  ["5440000", "You win at ₹54,400 per trip, your floor"],
])("a visitor who wins reads how far above the floor: a bid of %s", (price, headline) => {
  const bids = [{ at: "60", bidder: "3", price }];
  const settings = settingsOf({ ...figures, show: "bid", bids });
  expect(verdictOf(viewOf(settings, "in")).headline).toBe(headline);
});

test("what other bidders accept stays hidden while the visitor bids", () => {
  const settings = settingsOf({ ...figures, show: "bid", seat: "0" });
  const during = viewOf(settings, "in", 600);
  expect([0, 1, 2, 3].map(during.isHidden)).toEqual([false, true, true, true]);
  expect([0, 1, 2, 3].map(viewOf(settings, "in").isHidden)).toEqual([false, false, false, false]);
});
