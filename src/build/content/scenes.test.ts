/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { mistakesOf, treeOf } from "./testing/body";
import { componentText as mdx } from "./testing/component-text";

const caption = "What the scene shows, in a sentence of some length";

const quotations = {
  title: "RFQ 1",
  status: "Opened",
  caption,
  unit: "₹",
  suppliers: ["Mill A", "Mill B"],
  lines: [
    { label: "Price", amounts: [100.1, 90] },
    { label: "Freight", amounts: [0.2, 15] },
  ],
  landed: [100.3, 105],
  lot: { label: "10 tonnes", quantity: 10, amounts: [1003, 1050] },
};

const auction = {
  title: "Auction 1",
  caption,
  unit: "₹",
  opens: "11:00",
  closes: "11:20",
  now: "11:18",
  start: 100,
  bids: [
    { at: "11:01", bidder: "A", price: 98 },
    { at: "11:02", bidder: "B", price: 97 },
    { at: "11:02:30", bidder: "A", price: 95.5 },
  ],
  quantity: { amount: 20, unit: "tonnes" },
  saving: { currency: "₹", amount: 90 },
};

describe("a quotation comparison", () => {
  test("whose arithmetic is right is taken, with and without a lot", async () => {
    expect(await mistakesOf(mdx("QuotationComparison", quotations))).toEqual([]);
    expect(await mistakesOf(mdx("QuotationComparison", { ...quotations, lot: undefined }))).toEqual(
      [],
    );
  });

  test.each([
    [
      { landed: [100.3, 104] },
      [
        "1 QuotationComparison.landed.1: is 104, but Mill B's lines add up to 105",
        "1 QuotationComparison.lot.amounts.1: is 1,050, but 104 × 10 is 1,040",
      ],
    ],
    [
      { lot: { ...quotations.lot, amounts: [1003, 10_500] } },
      ["1 QuotationComparison.lot.amounts.1: is 10,500, but 105 × 10 is 1,050"],
    ],
    [
      { landed: [100.3] },
      ["1 QuotationComparison.landed: has 1 numbers for 2 suppliers; give one for each"],
    ],
    [
      {
        suppliers: ["Mill A"],
        lines: quotations.lines.map((line) => ({ ...line, amounts: line.amounts.slice(0, 1) })),
        landed: [100.3],
        lot: { ...quotations.lot, amounts: [1003] },
      },
      ["1 QuotationComparison.suppliers: has one supplier; give two to four"],
    ],
    [
      { landed: ["100", 105] },
      [
        "1 QuotationComparison.landed.0: is text, but has to be a number: what a QuotationComparison needs there",
      ],
    ],
  ])("with %j is refused", async (props, mistakes) => {
    expect(await mistakesOf(mdx("QuotationComparison", { ...quotations, ...props }))).toEqual(
      mistakes,
    );
  });
});

describe("a bid ladder", () => {
  test("whose arithmetic is right is taken", async () => {
    expect(await mistakesOf(mdx("BidLadder", auction))).toEqual([]);
  });

  test.each([
    [
      { saving: { currency: "₹", amount: 91 } },
      "1 BidLadder.saving.amount: is 91, but opening price less lowest bid, times quantity, is 90",
    ],
    [
      { now: "11:21" },
      "1 BidLadder.closes: 11:20 is not after 11:21; times run from opens over the bids to now and closes",
    ],
    [
      { opens: "11:01" },
      "1 BidLadder.bids.0.at: 11:01 is not after 11:01; times run from opens over the bids to now and closes",
    ],
    [
      { start: 98 },
      "1 BidLadder.bids.0.price: 98 is not below 98; a bid has to be lower than the one before",
    ],
    [{ now: "soon" }, "1 BidLadder.now: has 4 characters; write at least 5"],
    [{ now: "11.18" }, '1 BidLadder.now: "11.18" is no time; write 11:20 or 11:17:46'],
  ])("with %j is refused", async (props, mistake) => {
    const mistakes = await mistakesOf(mdx("BidLadder", { ...auction, ...props }));
    expect(mistakes[0]).toBe(mistake);
  });
});

describe("an opening", () => {
  const opening = `<Opening>\n\n${mdx("BidLadder", auction)}\n\n</Opening>`;

  test("stands at the top, also below a comment", async () => {
    const tree = await treeOf(`{/* Seen by authors alone. */}\n\n${opening}\n\nText.`);
    expect(tree).toMatchObject([{ component: "Opening" }, { tag: "p" }]);
  });

  test.each([
    ["below text", `Text.\n\n${opening}`, 3],
    ["in a quotation", `> <Opening>\n>\n> ${mdx("BidLadder", auction)}\n>\n> </Opening>`, 1],
  ])("is refused %s", async (_, text, line) => {
    expect(await mistakesOf(text)).toContain(
      `${line} body: has <Opening> after something else; move it to the top`,
    );
  });
});
