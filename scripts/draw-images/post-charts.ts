import { frame } from "./primitives";
import { area, figure, line, marked, sheet, text } from "./svg";

const { left, right } = sheet;

/** 900 tonnes on 1,440 px, so that widths are tonnes. */
const tonnes = [
  { count: 600, price: "36,500", colour: "leaf" },
  { count: 240, price: "31,000", colour: "soft" },
  { count: 60, price: "27,500", colour: "ink" },
] as const;

/** Scrap by grade, and what it brings. */
export const scrap = frame(
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

/** Requests and minutes of four lanes. */
export const triage = frame(
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

/** What one more quotation gains, against its cost. */
export const threeQuotations = frame(
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
/** A box as a flat sheet, and its price. */
export const box = frame(
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
