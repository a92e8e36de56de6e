import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { withBid, withBidder, withCount, withNewDraw, withoutOwnBids, withSeat } from "./changes";
import { templateOf } from "./csv";
import { reverseAuction } from "./figures";
import { outcomeOf } from "./outcome";
import { resultText } from "./result-text";
import { readSettings } from "./settings";
import { simulate } from "./simulate";
import { figures, given } from "./testing/figures";
import { viewOf } from "./view";

const settingsOf = (state = figures) => {
  const { settings } = readSettings(state, "in");
  if (settings === null) throw new Error("The figures can't be used.");
  return settings;
};

describe("anything from a link or a draft", () => {
  test("gives figures and never throws", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const parsed = reverseAuction.parse(value, "in");
        expect(parsed.bidders.length).toBeGreaterThanOrEqual(2);
        expect(parsed.bidders.length).toBeLessThanOrEqual(8);
        readSettings(parsed, "in");
      }),
    );
  });

  test("with the right keys and hostile values gives an auction or a problem", () => {
    const value = fc.oneof(
      fc.constantFrom(...Object.values(given), "", "-1", "1e99", "NaN", "Infinity", "<b>", "0"),
      fc.anything(),
    );
    const keys = Object.keys(given).concat("bids", "seat");
    const record = fc.record(Object.fromEntries(keys.map((key) => [key, value])));
    fc.assert(
      fc.property(record, (link) => {
        const parsed = reverseAuction.parse(link, "in");
        const { settings, problems } = readSettings(parsed, "in");
        expect(settings === null).toBe(Object.keys(problems).length > 0);
        if (settings === null) return;
        const view = viewOf(settings, "in");
        expect(resultText(view)).not.toMatch(/NaN|undefined|Infinity/u);
      }),
    );
  });

  test("comes back as it was", () => {
    const again: unknown = JSON.parse(JSON.stringify(figures));
    expect(reverseAuction.parse(again, "in")).toEqual(figures);
  });

  test("a bid of content has a time of day, a name and a price", () => {
    const parsed = reverseAuction.parse(
      { ...given, bids: [{ at: "11:02:20", bidder: "Carrier 3", price: 57_900.5 }] },
      "in",
    );
    expect(parsed.bids).toEqual([{ at: 140, bidder: 2, price: 5_790_050 }]);
    const unknown = { at: "11:02:20", bidder: "Carrier 9", price: 57_900 };
    expect(reverseAuction.parse({ ...given, bids: [unknown] }, "in").bids).toEqual([]);
  });
});

describe("a field that can't be used", () => {
  test.each([
    ["opening", "", "Enter an opening price."],
    ["opening", "many", "Enter an opening price in digits, such as 1250.50."],
    ["opening", "58500.005", "Use at most two decimals."],
    ["step", "0", "Enter more than 0."],
    ["step", "58,500", "Enter a step below the opening price."],
    ["quantity", "-3", "Enter 0 or more."],
    ["duration", "2.5", "Enter a whole number."],
    ["duration", "600", "Enter 240 or less."],
    ["opens", "25:00", "Enter a time such as 11:00."],
  ])("%s %j: %s", (key, value, problem) => {
    const read = readSettings({ ...figures, [key]: value }, "in");
    expect(read).toMatchObject({ settings: null, problems: { [key]: problem } });
  });

  test("a bidder without a floor has its own message", () => {
    const { problems } = readSettings(withBidder(figures, 1, { floor: "low" }), "in");
    expect(problems["floor-1"]).toMatch(/^Enter a price in digits/u);
  });
});

describe("a change", () => {
  test("of the number of bidders draws the new ones and keeps the others", () => {
    const more = withCount(figures, 6, "in");
    expect(more.bidders.slice(0, 4)).toEqual(figures.bidders);
    expect(more.bidders.map(({ name }) => name).slice(4)).toEqual(["Carrier 5", "Carrier 6"]);
    expect(withCount(more, 4, "in")).toEqual(figures);
    expect(readSettings(more, "in").problems).toEqual({});
  });

  test("to fewer bidders takes the visitor's seat and bids away with the bidder", () => {
    const seated = withBid(withSeat(figures, 3), { at: 5, price: 5_800_000 });
    expect(withCount(seated, 3, "in")).toMatchObject({ seat: null, bids: [] });
    expect(withCount(seated, 5, "in")).toMatchObject({ seat: 3, bids: seated.bids });
  });

  test("of the draw gives other floors that can be used, and the same ones each time", () => {
    const drawn = withNewDraw(figures, "in");
    expect(drawn.bidders).not.toEqual(figures.bidders);
    expect(withNewDraw(figures, "in")).toEqual(drawn);
    expect(readSettings(drawn, "in").problems).toEqual({});
  });

  test("of the seat deletes the visitor's bids, and a restart too", () => {
    const seated = withBid(withSeat(figures, 1), { at: 5, price: 5_800_000 });
    expect(seated.bids).toEqual([{ bidder: 1, at: 5, price: 5_800_000 }]);
    expect(withoutOwnBids(seated).bids).toEqual([]);
    expect(withSeat(seated, null)).toEqual(figures);
    expect(withBid(figures, { at: 5, price: 5_800_000 })).toBe(figures);
  });
});

test("the worked example agrees with the home page: eight bids, 54,700, 9,88,000 saved", () => {
  const settings = settingsOf();
  const outcome = outcomeOf(settings.auction, simulate(settings.auction));
  expect(outcome).toMatchObject({
    best: { bidder: 3, price: 5_470_000 },
    bids: 8,
    extensions: 2,
  });
  expect(resultText(viewOf(settings, "in"))).toBe(
    "Closed at 11:24:00. Carrier 4 wins at ₹54,700 per trip, ₹9,88,000 below the opening price in total.",
  );
});

test("floors of the others are hidden while the visitor bids, and shown at the close", () => {
  const settings = settingsOf(withSeat(figures, 0));
  const during = viewOf(settings, "in", 600);
  expect([0, 1, 2, 3].map(during.isHidden)).toEqual([false, true, true, true]);
  expect([0, 1, 2, 3].map(viewOf(settings, "in").isHidden)).toEqual([false, false, false, false]);
});

test("the CSV has the settings, every event and its reason", () => {
  const rows = templateOf(given).split("\r\n");
  expect(rows).toContain("Opening price,58500");
  expect(rows.filter((row) => /^\d\d:\d\d:\d\d,Carrier \d,\d+\.00/u.test(row))).toHaveLength(8);
  expect(rows.filter((row) => row.includes(",extended,"))).toHaveLength(2);
  expect(rows.at(-2)).toBe('11:24:00,closed,,"Closed. Carrier 4 has the lowest bid, ₹54,700."');
});
