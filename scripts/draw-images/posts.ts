import { box, scrap, threeQuotations, triage } from "./post-charts";
import { bars, frame, key, ladder, table } from "./primitives";
import { timeline } from "./sequences";
import { line, marked, sheet, text } from "./svg";

const { left, right } = sheet;

const film = frame(
  "12,000 kg of film, landed",
  "₹",
  bars(
    [
      {
        label: "A",
        parts: [
          { value: 2016000, colour: "ink" },
          { value: 178156, colour: "leaf" },
        ],
        figure: "21,94,156",
      },
      {
        label: "B",
        parts: [
          { value: 2136000, colour: "ink" },
          { value: 10680, colour: "leaf" },
        ],
        figure: "21,46,680",
        isMarked: true,
      },
      {
        label: "C",
        parts: [
          { value: 1824000, colour: "ink" },
          { value: 498738, colour: "leaf" },
        ],
        figure: "23,22,738",
      },
    ],
    { from: 170, to: 1140, top: 240, step: 165, thick: 120 },
  ),
  key(left, 812, "ink", "Price"),
  key(400, 812, "leaf", "Freight, duty, credit, rejects"),
);

const auction = frame(
  "Bid ladder, 10:00 to 10:35",
  "₹",
  text(left, 278, "2,36,00,000", { size: 64 }),
  ladder(
    [
      { minute: 0, bidder: "", amount: 23600000 },
      { minute: 7, bidder: "C", amount: 23450000 },
      { minute: 12, bidder: "A", amount: 23300000 },
      { minute: 19, bidder: "B", amount: 23100000 },
      { minute: 24, bidder: "A", amount: 23000000 },
      { minute: 28, bidder: "C", amount: 22850000 },
      { minute: 31, bidder: "B", amount: 22750000 },
      { minute: 35, bidder: "", amount: 22750000 },
    ],
    316,
    606,
  ),
  text(left, 620, "Lowest bid", { size: 56, colour: "soft" }),
  text(left, 692, "B 2,27,50,000", { size: 64 }),
  line(
    [
      [left, 738],
      [right, 738],
    ],
    { colour: "rule" },
  ),
  text(left, 820, "With change", { size: 56, colour: "soft" }),
  marked(460, 820, "A 2,30,00,000", { size: 64 }),
  text(right, 820, "B 2,31,50,000", { size: 64, anchor: "end" }),
);

const scorecard = frame(
  "Price plus failures",
  "₹ a bracket",
  table(
    [
      { label: "Price", cells: ["118.00", "121.00", "124.00"] },
      { label: "Failures", cells: ["5.35", "1.90", "0.46"] },
      { label: "Sum", cells: ["123.35", "122.90", "124.46"] },
    ],
    { head: ["P", "Q", "R"], edges: [780, 1150, 1520], marked: [2, 1] },
  ),
);

const credit = frame(
  "Thirty more days of credit",
  "₹",
  timeline(
    [
      { days: 45, words: "agreed", colour: "pale" },
      { days: 30, words: "₹60,00,000", colour: "marigold" },
    ],
    240,
  ),
  bars(
    [
      { label: "Buyer saves 9%", parts: [{ value: 540000, colour: "leaf" }], figure: "5,40,000" },
      { label: "Supplier pays 14%", parts: [{ value: 840000, colour: "ink" }], figure: "8,40,000" },
    ],
    { from: 640, to: 1200, top: 510, step: 170, thick: 120 },
  ),
);

/** Covers of the blog, by the name of the post's file. */
export const posts: Readonly<Record<string, string>> = {
  "compare-quotations-on-landed-cost": film,
  "is-this-purchase-ready-for-a-reverse-auction": auction,
  "scorecards-that-change-awards": scorecard,
  "scrap-is-a-revenue-line": scrap,
  "sort-purchase-requests-in-the-first-hour": triage,
  "three-quotations-and-what-they-prove": threeQuotations,
  "what-a-corrugated-box-should-cost": box,
  "what-thirty-more-days-of-credit-cost": credit,
};
