import { frame, key } from "./primitives";
import { change, squares } from "./sequences";
import { area, figure, line, sheet, text, type Colour } from "./svg";

const { left, right } = sheet;

const mills = [
  { mill: "North", before: 280, after: 110 },
  { mill: "Central", before: 310, after: 110 },
  { mill: "Coast", before: 360, after: 150 },
  { mill: "All", before: 310, after: 120 },
] as const;

const maize = frame(
  "Maize above the market",
  "₹ a tonne",
  ...mills.map(({ mill, before, after }, index) => {
    const y = 222 + index * 132;
    const isAll = mill === "All";
    return [
      text(left, y + 76, mill, { size: 62, weight: isAll ? 700 : 400 }),
      area(350, y, before * 2.2, 106, "rule"),
      area(350, y, after * 2.2, 106, "leaf"),
      text(1300, y + 76, String(before), { size: 66, colour: "soft", anchor: "end" }),
      figure(right, y + 76, String(after), isAll, { size: 66, anchor: "end" }),
    ].join("");
  }),
  key(left, 822, "rule", "Evening telephone"),
  key(760, 822, "leaf", "Morning round"),
);

const packaging = frame(
  "One list of packaging",
  "",
  squares(
    [
      { count: 148, colour: "leaf" },
      { count: 64, colour: "paper" },
    ],
    { top: 226, columns: 31, gap: 14 },
  ),
  change(690, "212", "148", "items"),
  change(820, "31", "12", "suppliers"),
);

const lanes = frame(
  "64 freight lanes, one event",
  "",
  squares(
    [
      { count: 52, colour: "leaf" },
      { count: 9, colour: "ink" },
      { count: 3, colour: "paper" },
    ],
    { top: 230, columns: 64, gap: 8, high: 250 },
  ),
  text(left, 568, "52 below old rate", { size: 60 }),
  text(1090, 568, "9 at it", { size: 60 }),
  text(right, 568, "3 none", { size: 60, anchor: "end" }),
  line(
    [
      [left, 620],
      [right, 620],
    ],
    { colour: "rule" },
  ),
  change(720, "18.40", "17.25", "₹ crore a year"),
  change(830, "31%", "12%", "trips on the spot"),
);

const parts: readonly { colour: Colour; words: string }[] = [
  { colour: "leaf", words: "Electricity" },
  { colour: "ink", words: "Price" },
  { colour: "rule", words: "Service" },
];

const bidders = [
  { name: "1", all: "19.23", crores: [11.21, 7.4, 0.62] },
  { name: "2", all: "18.71", crores: [10.03, 8.1, 0.58] },
  { name: "3", all: "19.08", crores: [9.73, 8.8, 0.55] },
] as const;

const CRORE = 22.5;

const chiller = frame(
  "A chiller over ten years",
  "₹ crore",
  ...bidders.map(({ name, all, crores }, index) => {
    const x = left + index * 310;
    let y = 744;
    const stack = crores.map((crore, part) => {
      y -= crore * CRORE;
      return area(x, y, 230, crore * CRORE, parts[part]?.colour ?? "rule");
    });
    return [
      ...stack,
      figure(x + 115, y - 24, all, name === "2", { size: 72, anchor: "middle" }),
      text(x + 115, 826, `Bidder ${name}`, { size: 58, anchor: "middle" }),
    ].join("");
  }),
  ...[...parts]
    .reverse()
    .map(({ colour, words }, index) => key(1110, 420 + index * 110, colour, words)),
);

const days = (y: number, count: number, colour: Colour) =>
  Array.from({ length: count }, (_, index) =>
    area(left + index * 88, y, 74, 100, colour, colour === "paper" ? 4 : 0),
  ).join("");

const pigIron = frame(
  "Pig iron, landed",
  "₹ a tonne",
  text(left, 326, "47,520", { size: 110, colour: "soft" }),
  text(620, 326, "→", { size: 110, anchor: "middle" }),
  figure(760, 326, "46,380", true, { size: 110 }),
  line(
    [
      [left, 396],
      [right, 396],
    ],
    { colour: "rule" },
  ),
  text(left, 490, "Working days from RFQ to award", { size: 60 }),
  days(534, 13, "paper"),
  text(right, 614, "13", { size: 84, colour: "soft", anchor: "end" }),
  days(706, 4, "leaf"),
  figure(right, 786, "4", true, { size: 84, anchor: "end" }),
);

/** Covers of the case studies, by the name of the study's file. */
export const studies: Readonly<Record<string, string>> = {
  "kadambari-feeds-maize": maize,
  "madhuvira-foods-packaging": packaging,
  "panthika-logistics-freight-lanes": lanes,
  "sarayukta-beverages-chiller": chiller,
  "tungara-castings-pig-iron": pigIron,
};
