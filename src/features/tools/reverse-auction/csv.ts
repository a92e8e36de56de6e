import { writeCsv } from "../shared/csv";
import type { ToolRegion } from "../shared/tool-props";
import { explain } from "./explain";
import type { Figures } from "./figures";
import { readSettings } from "./settings";
import { viewOf, visibleEvents, type View } from "./view";

const settingRows = (figures: Figures): string[][] => [
  ["Item", figures.item],
  ["Quantity", figures.quantity, figures.unit],
  ["Opening price", figures.opening],
  ["Best quotation before", figures.quotation],
  ["Step", figures.step],
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
      view?.isHidden(index) === true ? "" : floor,
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

/** The finished auction of some figures as a CSV file. */
export function finishedCsv(figures: Figures, region: ToolRegion): string {
  const { settings } = readSettings(figures, region);
  return logCsv(figures, settings && viewOf(settings, region));
}
