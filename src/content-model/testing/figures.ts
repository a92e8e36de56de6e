import type { z } from "zod";
import type { ComponentName, componentSpecs } from "../components";

type PropsOf<Name extends ComponentName> = z.input<(typeof componentSpecs)[Name]["props"]>;

const frame = { title: "A chart", unit: "₹", caption: "What the reader should notice in it" };

const caption = "What the window shows, in a sentence of some length";

/** Props of components with figures, as an author writes them, without a mistake. */
export const figures = {
  Window: { module: "Events", title: "RFQ 1", status: "Open", caption },
  Table: {
    unit: "₹ per tonne",
    columns: ["Shivalik Steels", "Konkan Coil", "Aravalli Strip"],
    ranking: "Landed cost",
    rows: [
      { label: "Price", cells: [700, 600, 710.5] },
      { label: "Freight", cells: [50, 200, 10], detail: "to the gate" },
      { label: "Landed cost", cells: [750, 800, 720.5], is: "sum", mark: "Aravalli Strip" },
      { label: "10 tonnes", cells: [7500, 8000, 7205], is: "Landed cost × 10" },
    ],
  },
  LandedCost: {
    supplier: "Mill",
    most: 50,
    figures: {
      quantity: 10,
      suppliers: [
        { name: "Mill", term: "EXW", price: 100, freight: 20 },
        { name: "Works", price: 105 },
      ],
    },
  },
  Working: { label: "Saved", text: "(100 − 95.5) × 20 tonnes = ₹90" },
  Bids: {
    unit: "₹ per trip",
    opens: "11:00",
    closes: "11:20",
    now: "11:17:52",
    start: 58_500,
    bids: [
      { at: "11:02", bidder: "Ashva Roadways", price: 57_900 },
      { at: "11:05", bidder: "Doab Lines", price: 57_200 },
      { at: "11:17", bidder: "Ashva Roadways", price: 54_700 },
    ],
  },
  Chain: {
    unit: "₹",
    lines: [
      { label: "Order", amount: 9_600_000 },
      { label: "Freight", amount: 640_000 },
    ],
    total: 10_240_000,
    levels: [
      { who: "Lead", limit: 500_000, answered: "12 May, 10:05", note: "Deputy, on leave" },
      { who: "Plant head", limit: 2_500_000, asked: "12 May, 10:06" },
      { who: "CFO", limit: 50_000_000 },
      { who: "Board" },
    ],
  },
  Flow: {
    systems: ["ERP", "Sourcing", "Suppliers"],
    links: [
      { forward: 41, back: 12, held: 1 },
      { forward: 160, back: 0 },
    ],
  },
  BeforeAfter: {
    title: "One request",
    before: "Today",
    after: "With the file",
    rows: [
      { step: "Ask", before: "By mail", after: "In the file", takes: [6, 1.5] },
      { step: "Compare", before: "By mail", after: "In the file", takes: [8, 0.5] },
      { step: "Approve", before: "By mail", after: "In the file", takes: [3, 3] },
    ],
    total: { label: "Hours in all", unit: "h", sums: [17, 5] },
  },
  Document: {
    title: "Line sheet",
    number: "RFQ 1",
    head: [{ label: "Closes", value: "14 May", note: "On the closing time." }],
    items: {
      unit: "$",
      lines: [
        { label: "Shoes", quantity: 520_000, unit: "pairs", rate: 11.5, amount: 5_980_000 },
        {
          label: "Laces",
          quantity: 10,
          unit: "pairs",
          rate: 20,
          amount: 200,
          note: "Laces come in pairs too.",
        },
      ],
      total: 5_980_200,
    },
    foot: [{ label: "Signed", value: "Stores" }],
  },
  Schedule: {
    unit: "week",
    parts: [
      { from: 1, what: "Fields mapped", who: "Your administrator" },
      { from: 2, to: 3, what: "April runs again", detail: "Line by line." },
    ],
  },
  "Chart waterfall": {
    kind: "waterfall",
    ...frame,
    start: { label: "Price", amount: 80 },
    changes: [
      { label: "Freight", amount: 20 },
      { label: "Rebate", amount: -40.5 },
    ],
    total: { label: "Landed cost", amount: 59.5 },
  },
  "Chart treemap": {
    kind: "treemap",
    ...frame,
    categories: [
      { label: "Steel", spend: 50, contract: 45 },
      { label: "Film", spend: 30, contract: 10 },
      { label: "Freight", spend: 20, contract: 5 },
    ],
    total: { spend: 100, contract: 60 },
  },
  "Chart lines": {
    kind: "lines",
    ...frame,
    months: ["2025-11", "2025-12", "2026-03"],
    series: [
      { label: "Copper index", amounts: [100, 150, 200] },
      { label: "Rate", amounts: [0, 50, 200] },
    ],
  },
  "Chart bars": {
    kind: "bars",
    ...frame,
    parts: ["Hard saving", "Cost avoidance"],
    rows: [
      { label: "Auctions", amounts: [60, 0] },
      { label: "Negotiation", amounts: [60, 40] },
    ],
    total: [120, 40],
  },
  "Chart days": {
    kind: "days",
    ...frame,
    days: [
      { on: "2026-02-26", label: "invoice raised", amount: 1_460_000 },
      { on: "2026-03-13", label: "supplier is paid", amount: 1_436_000, mark: true },
      { on: "2026-05-02", label: "buyer pays", amount: 1_460_000 },
    ],
  },
} satisfies Partial<{ [Name in ComponentName]: PropsOf<Name> }> &
  Record<`Chart ${string}`, PropsOf<"Chart">>;
