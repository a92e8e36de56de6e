import { secondsOfDay } from "../../../lib/clock-time";
import { readTable, writeCsv } from "../shared/csv";
import { parseNumber } from "../shared/read-number";
import type { ToolRegion } from "../shared/tool-props";
import { explain } from "./explain";
import { numberKeys, reverseAuction, type Figures, type NumberKey } from "./figures";
import { styles } from "./model";
import { readSettings } from "./settings";
import { viewOf, visibleEvents, type View } from "./view";

/** The settings in the order of the file, by the name of their row. */
const settingNames = {
  item: "Item",
  quantity: "Quantity",
  unit: "Counted in",
  each: "Price is per",
  noun: "A bidder is called",
  opening: "Opening price",
  quotation: "Best quotation before",
  step: "Step",
  opens: "Opens",
  duration: "Duration, minutes",
  window: "A bid in the last minutes extends",
  added: "Minutes added",
  extensions: "Extensions at most",
  buyerHours: "Hours of your team",
  buyerRate: "Cost of an hour of your team",
  supplierHours: "Hours of each bidder",
  supplierRate: "Cost of an hour of a bidder",
  seed: "Seed",
} as const;
type SettingKey = keyof typeof settingNames;

const BIDDERS = "Bidder";
const LOG = "Time";
const SEAT = "You bid as";

/** A number without grouping, for spreadsheets; other texts as they were typed. */
const plain = (text: string) => parseNumber(text)?.toFixed() ?? text;

const isNumberKey = (key: string): key is NumberKey => numberKeys.some((known) => known === key);
const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingNames, key);

function settingRows(figures: Figures): string[][] {
  const rows = Object.entries(settingNames).flatMap(([key, name]) =>
    isSettingKey(key)
      ? [[name, isNumberKey(key) ? plain(figures[key]) : String(figures[key])]]
      : [],
  );
  const seat = figures.bidders[figures.seat ?? -1];
  return seat === undefined ? rows : [...rows, [SEAT, seat.name]];
}

/** The settings and the log as a CSV file. Prices are plain numbers, for spreadsheets. */
export function logCsv(figures: Figures, view: View | null): string {
  const rows = [
    ...settingRows(figures),
    [],
    [BIDDERS, "Lowest price it accepts", "Style"],
    ...figures.bidders.map(({ name, floor, style }, index) => [
      name,
      view?.isHidden(index) === true ? "" : plain(floor),
      style,
    ]),
    [],
    [LOG, "Bidder", "Price", "What the rules did"],
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

const same = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/**
 * Reads a file of `logCsv`. Of the log, it takes the bids of whoever the visitor plays and of bidders
 * that bid as listed; all others are simulated again.
 *
 * @returns Undefined for anything else.
 */
export function readCsv(text: string, region: ToolRegion): Figures | undefined {
  const rows = readTable(text);
  const start = rows.findIndex(([name = "", floor]) => same(name, BIDDERS) && floor !== undefined);
  if (start === -1) return undefined;
  const log = rows.findIndex(([name = ""], index) => index > start && same(name, LOG));
  const end = log === -1 ? rows.length : log;
  const setting = (name: string) =>
    rows.slice(0, start).find(([own = ""]) => same(own, name))?.[1] ?? "";
  const bidders = rows.slice(start + 1, end).map(([name = "", floor = "", style = ""]) => ({
    name,
    floor,
    style: styles.find((known) => same(style, known)) ?? "steady",
  }));
  const seat = bidders.findIndex(({ name }) => name !== "" && name === setting(SEAT));
  const opens = setting(settingNames.opens);
  const isGiven = (name: string) =>
    bidders.some((own, index) => own.name === name && (index === seat || own.style === "listed"));
  const bids = rows
    .slice(end + 1)
    .flatMap(([at = "", bidder = "", price = ""]) =>
      isGiven(bidder) && price !== "" && secondsOfDay(at) !== null
        ? [{ at, bidder, price: Number(price) }]
        : [],
    );
  const settings = Object.entries(settingNames).map(([key, name]): [string, string] => [
    key,
    setting(name),
  ]);
  return reverseAuction.parse(
    {
      ...Object.fromEntries<unknown>(settings),
      opens,
      seed: Number(setting(settingNames.seed)),
      bidders,
      seat: seat === -1 ? null : seat,
      bids,
    },
    region,
  );
}
