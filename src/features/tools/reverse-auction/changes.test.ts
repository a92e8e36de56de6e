import { expect, test } from "@jest/globals";
import { parseState } from "../kit/state";
import { withoutBidder } from "./changes";
import { reverseAuction } from "./fields";

const state = parseState(
  reverseAuction,
  {
    show: "change",
    seat: "1",
    bidders: [{ name: "Asha" }, { name: "Bharat" }, { name: "Chandra" }],
    bids: [
      { at: "10", bidder: "1", price: "5790000" },
      { at: "20", bidder: "2", price: "5780000" },
    ],
  },
  "in",
);

test("bids and the seat stay with their bidders when another one leaves", () => {
  const { seat, bids, bidders } = withoutBidder(state, 0);
  expect(bidders.map(({ name }) => name)).toEqual(["Bharat", "Chandra"]);
  expect(seat).toBe("0");
  expect(bids.map(({ bidder }) => bidder)).toEqual(["0", "1"]);
});

test("only the bids of the bidder who leaves go, and its seat is the first", () => {
  const { seat, bids } = withoutBidder(state, 1);
  expect(seat).toBe("0");
  expect(bids).toMatchObject([{ bidder: "1", price: "5780000" }]);
});
