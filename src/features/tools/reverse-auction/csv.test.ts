/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { withBid, withSeat } from "./changes";
import { logCsv, readCsv, templateOf } from "./csv";
import type { Figures } from "./figures";
import { readSettings } from "./settings";
import { figures, given } from "./testing/figures";
import { viewOf } from "./view";

function viewed(state: Figures) {
  const { settings } = readSettings(state, "in");
  if (settings === null) throw new Error("The figures can't be used.");
  return viewOf(settings, "in");
}

/** Exports figures and opens the file again. */
function reopened(state: Figures): Figures {
  const read = readCsv(logCsv(state, viewed(state)), "in");
  if (read === undefined) throw new Error("The file was not recognised.");
  return read;
}

test("an exported auction opens with the same log", () => {
  expect(viewed(reopened(figures)).events).toEqual(viewed(figures).events);
});

test("the visitor's own bids come back, refused ones too", () => {
  const seated = withSeat(figures, 0);
  const bid = withBid(withBid(seated, { at: 60, price: 5_800_000 }), { at: 62, price: 5_800_000 });
  const again = reopened(bid);
  expect(again.seat).toBe(0);
  expect(again.bids).toEqual(bid.bids);
  expect(viewed(again).events).toEqual(viewed(bid).events);
});

test("bidders that bid as listed keep their bids", () => {
  const listed = {
    ...figures,
    bidders: figures.bidders.map((own) => ({ ...own, style: "listed" as const })),
    bids: [{ at: 100, bidder: 2, price: 5_790_050 }],
  };
  expect(viewed(reopened(listed)).events).toEqual(viewed(listed).events);
});

test("the template is such a file, and gives item and unit", () => {
  const read = readCsv(templateOf(given), "in");
  expect(read).toMatchObject({ item: "Auction 418", unit: "trips", noun: "Carrier", seed: 1462 });
});

test("a file with tabs and fields in another order is read", () => {
  const text = "Opening price\t42.00\nOpens\t11:00\nbidder\tfloor\tstyle\nA\t40\tlate\nB\t41\todd";
  expect(readCsv(text, "in")).toMatchObject({
    opening: "42.00",
    bidders: [
      { name: "A", floor: "40", style: "late" },
      { name: "B", floor: "41", style: "steady" },
    ],
  });
});

test.each(["", "Price\n5", "Bidder", "<b>"])("%j is no auction", (text) => {
  expect(readCsv(text, "in")).toBeUndefined();
});
