import { bars, frame, key, ladder, table, timeline } from "./primitives";
import { area, figure, line, marked, sheet, text } from "./svg";

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

/** 900 tonnes on 1,440 px, so that widths are tonnes. */
const tonnes = [
  { count: 600, price: "36,500", colour: "leaf" },
  { count: 240, price: "31,000", colour: "soft" },
  { count: 60, price: "27,500", colour: "ink" },
] as const;

const scrap = frame(
  "900 tonnes of scrap",
  "₹ a tonne",
  ...tonnes.map(({ count, price, colour }, index) => {
    const before = tonnes.slice(0, index).reduce((sum, it) => sum + it.count, 0);
    const x = left + before * 1.6;
    const isLast = index === tonnes.length - 1;
    const at = isLast ? right : x;
    const anchor = isLast ? "end" : "start";
    return [
      text(at, 276, `${count} t`, { size: 62, anchor }),
      area(x, 306, count * 1.6 - (isLast ? 0 : 6), 170, colour),
      text(at, 548, price, { size: 66, anchor }),
    ].join("");
  }),
  line(
    [
      [left, 612],
      [right, 612],
    ],
    { colour: "rule" },
  ),
  text(left, 702, "Sorted"),
  marked(right, 702, "₹3,09,90,000", { size: 84, anchor: "end" }),
  text(left, 818, "Unsorted"),
  text(right, 818, "₹2,79,00,000", { size: 84, anchor: "end" }),
);

const lanes = [
  { label: "Order", requests: 216, minutes: "864" },
  { label: "Quote", requests: 144, minutes: "5,760" },
  { label: "Source", requests: 48, minutes: "8,640" },
  { label: "Return", requests: 72, minutes: "432" },
] as const;

const MIDDLE = 770;
const LONGEST = 390;

const triage = frame(
  "480 requests, four lanes",
  "a month",
  text(MIDDLE - 150, 268, "requests", { size: 56, colour: "soft", anchor: "end" }),
  text(MIDDLE + 150, 268, "minutes", { size: 56, colour: "soft" }),
  ...lanes.map(({ label, requests, minutes }, index) => {
    const y = 300 + index * 140;
    const isMost = label === "Source";
    const many = (requests / 216) * LONGEST;
    const long = (Number(minutes.replaceAll(",", "")) / 8640) * LONGEST;
    return [
      text(MIDDLE, y + 78, label, { size: 62, weight: 700, anchor: "middle" }),
      area(MIDDLE - 150 - many, y, many, 108, "ink"),
      text(left, y + 76, String(requests), { size: 66 }),
      area(MIDDLE + 150, y, long, 108, "leaf"),
      figure(right, y + 76, minutes, isMost, { size: 66, anchor: "end" }),
    ].join("");
  }),
);

const quotations = [
  { name: "2nd", gain: "3,333" },
  { name: "3rd", gain: "1,667" },
  { name: "4th", gain: "1,000" },
  { name: "5th", gain: "667" },
] as const;

const BASE = 740;
const RUPEE = 0.13;
const COST = BASE - 900 * RUPEE;

const threeQuotations = frame(
  "Gain of one more quotation",
  "₹",
  ...quotations.map(({ name, gain }, index) => {
    const x = left + index * 280;
    const high = Number(gain.replaceAll(",", "")) * RUPEE;
    const pays = gain !== "667";
    return [
      area(x, BASE - high, 220, high, pays ? "leaf" : "rule"),
      figure(x + 110, pays ? BASE - high - 26 : BASE - 18, gain, gain === "1,000", {
        size: 66,
        anchor: "middle",
      }),
      text(x + 110, 822, name, { size: 62, anchor: "middle" }),
    ].join("");
  }),
  line(
    [
      [left, COST],
      [right, COST],
    ],
    { width: 6, dashes: "22 14" },
  ),
  text(right, COST - 98, "Cost", { size: 60, anchor: "end" }),
  text(right, COST - 26, "900", { size: 66, weight: 700, anchor: "end" }),
);

/** The flat sheet of 1,500 × 560 mm at 0.56 px a millimetre, with its creases. */
const MM = 0.56;
const SHEET_TOP = 240;
const RUPEES = (right - left) / 42;
const FOLD = (310 / 2) * MM;
const panels = [420, 730, 1150, 1460].map((mm) => left + mm * MM);
const box = frame(
  "One five-ply box",
  "₹ each",
  area(left, SHEET_TOP, 1500 * MM, 560 * MM, "pale", 5),
  ...panels.map((x) =>
    line(
      [
        [x, SHEET_TOP],
        [x, SHEET_TOP + 560 * MM],
      ],
      { dashes: "14 10" },
    ),
  ),
  ...[FOLD, 560 * MM - FOLD].map((y) =>
    line(
      [
        [left, SHEET_TOP + y],
        [left + 1500 * MM, SHEET_TOP + y],
      ],
      { dashes: "14 10" },
    ),
  ),
  text(right, 330, "1,500 × 560 mm", { size: 60, anchor: "end" }),
  text(right, 420, "635 g of board", { size: 60, anchor: "end" }),
  area(left, 592, 38.36 * RUPEES, 90, "ink"),
  area(left + 38.36 * RUPEES, 592, 3.64 * RUPEES, 90, "marigold"),
  text(left, 756, "Should cost", { size: 56, colour: "soft" }),
  text(left, 838, "38.36", { size: 76 }),
  text(1010, 756, "Gap", { size: 56, colour: "soft", anchor: "end" }),
  marked(1010, 838, "3.64", { size: 76, anchor: "end" }),
  text(right, 756, "Quoted", { size: 56, colour: "soft", anchor: "end" }),
  text(right, 838, "42.00", { size: 76, anchor: "end" }),
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
