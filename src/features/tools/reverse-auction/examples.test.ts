import { expect, test } from "@jest/globals";
import Big from "big.js";
import type { Auction, GivenBid } from "./model";
import { outcomeOf } from "./outcome";
import { savingAgainst } from "./savings";
import { simulate } from "./simulate";

const minutes = (count: number) => count * 60;
const lakh = (rupees: number) => rupees * 10_000_000;

const [A, B, C] = [0, 1, 2];

/** A year of corrugated boxes, with the bids of a blog post. */
const boxes: Auction = {
  rules: {
    opening: lakh(236),
    step: lakh(1),
    duration: minutes(30),
    window: minutes(3),
    added: minutes(5),
    extensions: 6,
  },
  seed: 1,
  bidders: ["A", "B", "C"].map((name) => ({ name, floor: 1, style: "listed" })),
  seat: null,
  bids: [
    [7, C, 234.5],
    [12, A, 233],
    [19, B, 231],
    [24, A, 230],
    [28, C, 228.5],
    [31, B, 227.5],
  ].map(([at = 0, bidder = 0, price = 0]): GivenBid => {
    return { at: minutes(at), bidder, price: lakh(price) };
  }),
};

test("a bid in the last three minutes moves the close, an earlier one does not, and the lowest wins", () => {
  const outcome = outcomeOf(boxes, simulate(boxes));
  expect(outcome).toMatchObject({
    best: { bidder: B, price: lakh(227.5) },
    bids: 6,
    extensions: 1,
    closedAt: minutes(35),
  });
  expect(outcome.ownPrices).toEqual([230, 227.5, 228.5].map(lakh));
  const saving = savingAgainst(boxes.rules.opening, lakh(227.5), new Big(1));
  expect(saving.total.toString()).toBe("850000");
  expect(saving.percent.toString()).toBe("3.6");
});

test("without an extension B's last bid comes too late, and C wins", () => {
  const events = simulate({ ...boxes, rules: { ...boxes.rules, extensions: 0 } });
  expect(events.findLast(({ kind }) => kind === "closed")).toMatchObject({
    at: minutes(30),
    best: { bidder: C, price: lakh(228.5) },
  });
  expect(events.at(-1)).toMatchObject({
    bidder: B,
    refusal: { reason: "closed", closedAt: minutes(30) },
  });
});

test("with a step of 2 lakh the bids that are nearer are refused", () => {
  const events = simulate({ ...boxes, rules: { ...boxes.rules, step: lakh(2) } });
  const [first] = events.filter(({ kind }) => kind === "refused");
  expect(first).toMatchObject({ bidder: C, refusal: { reason: "step", highest: lakh(234) } });
});
