import { writeCsv } from "../shared/csv";
import { parseNumber } from "../shared/read-number";
import { explain } from "./explain";
import { reverseAuction, type Figures } from "./figures";
import { readSettings } from "./settings";
import { viewOf, visibleEvents, type View } from "./view";

/** A number without grouping, for spreadsheets; other texts as they were typed. */
const plain = (text: string) => parseNumber(text)?.toFixed() ?? text;

const settingRows = (figures: Figures): string[][] => [
  ["Item", figures.item],
  ["Quantity", plain(figures.quantity), figures.unit],
  ["Opening price", plain(figures.opening)],
  ["Best quotation before", plain(figures.quotation)],
  ["Step", plain(figures.step)],
  ["Opens", figures.opens],
  ["Duration, minutes", figures.duration],
  ["A bid in the last minutes extends", figures.window],
  ["Minutes added", figures.added],
  ["Extensions at most", figures.extensions],
  ["Seed", String(figures.seed)],
  [],
  ["Bidder", "Lowest price it accepts", "Style"],
];

/** The settings and the log as a CSV file. Prices are plain numbers, for spreadsheets. */
export function logCsv(figures: Figures, view: View | null): string {
  const rows = [
    ...settingRows(figures),
    ...figures.bidders.map(({ name, floor, style }, index) => [
      name,
      view?.isHidden(index) === true ? "" : plain(floor),
      style,
    ]),
    [],
    ["Time", "Bidder", "Price", "What the rules did"],
  ];
  if (view === null) return writeCsv(rows);
  const { rules, bidders } = view.auction;
  const log = visibleEvents(view).map((event) => [
    view.wording.time(event.at),
    "bidder" in event ? (bidders[event.bidder]?.name ?? "") : event.kind,
    "price" in event ? (event.price / 100).toFixed(2) : "",
    explain(event, { rules, bidders, wording: view.wording }),
  ]);
  return writeCsv([...rows, ...log]);
}

/** The worked example of content as a CSV file: its settings and the log of the finished auction. */
export function templateOf(given: unknown): string {
  const figures = reverseAuction.parse(given, "in");
  const { settings } = readSettings(figures, "in");
  return logCsv(figures, settings && viewOf(settings, "in"));
}
