import { formatCount, formatMoney, type Currency } from "../../../lib/currency";
import { barScale, WHOLE, type BarPart } from "../../../ui/charts/scale";

/** Three estimates: careful, expected and optimistic. */
export interface Range {
  readonly low: number;
  readonly base: number;
  readonly high: number;
}

/** A bar from the low to the high estimate, which is filled up to the base. */
export function rangeParts({ low, base, high }: Range): readonly BarPart[] {
  return [{ ...WHOLE, tone: "pale" }, barScale([high], low).between(low, base, "leaf")];
}

/** Names of the estimates, in reading order. */
export const levels = ["low", "base", "high"] as const;

/** First values and assumptions of the calculator, from content. */
export type SavingsContent = Omit<Queries.Calculator, "id" | "title" | "note">;

/** A visitor's inputs. */
export interface Inputs {
  /** Annual spend in the currency's large unit: crore or million. */
  readonly spend: number;
  /** Share of the spend that goes through sourcing events, in percent. */
  readonly share: number;
  readonly process: string;
}

/** The process with an id, else the first. @throws {Error} If there is none. */
export function processOf({ processes }: SavingsContent, id: string) {
  const found = processes.find((process) => process.id === id) ?? processes[0];
  if (found === undefined) throw new Error("The calculator has no process.");
  return found;
}

function mapRange({ low, base, high }: Range, change: (value: number) => number): Range {
  return { low: change(low), base: change(base), high: change(high) };
}

/** A percentage of an amount, in whole rupees or dollars. Dividing last avoids rounding errors. */
const percentOf = (amount: number, percent: number) =>
  Math.round((amount * Math.round(percent * 100)) / 10_000);

/**
 * Calculates an estimate. Each step uses the rounded result of the one before, so that a reader who
 * follows the formulas gets the same figures.
 */
export function estimate(
  content: SavingsContent,
  { spend: units, share, process: id }: Inputs,
  { unit }: Currency,
) {
  const process = processOf(content, id);
  const spend = Math.round(units * unit.size);
  const inEvents = percentOf(spend, share);
  const events = Math.round(inEvents / content.eventSpend);
  const hours = mapRange(process.hours, (each) => Math.round(events * each * 100) / 100);
  return {
    spend,
    /** The spend that goes through sourcing events. */
    inEvents,
    /** The rest of the spend. */
    outside: spend - inEvents,
    events,
    hard: mapRange(process.hard, (percent) => percentOf(inEvents, percent)),
    avoidance: mapRange(process.avoidance, (percent) => percentOf(inEvents, percent)),
    /** Buyer hours saved a year, to a hundredth. */
    hours,
    hoursCost: mapRange(hours, (all) => Math.round(all * content.hourCost)),
  };
}

/** The results. Amounts are whole rupees or dollars a year. */
export type Estimate = ReturnType<typeof estimate>;

/** A range in words: `low ₹72 lakh, base ₹1.44 crore, high ₹2.16 crore`. */
function rangeText(range: Range, show: (value: number) => string): string {
  return levels.map((level) => `${level} ${show(range[level])}`).join(", ");
}

/** The announcement of a new estimate for screen readers. */
export function announcementText({ hard, avoidance, hours }: Estimate, currency: Currency): string {
  const money = (value: number) => formatMoney(value, currency);
  return `Base estimate a year: hard savings ${money(hard.base)}, cost avoidance ${money(avoidance.base)}, time ${formatCount(hours.base, currency)} hours.`;
}

interface Described {
  readonly result: Estimate;
  readonly inputs: Inputs;
  readonly process: string;
  readonly currency: Currency;
  /** Full address that shows the estimate. */
  readonly address: string;
}

/** The estimate as the requirement text of a lead; its most important lines come first. */
export function requirementText({ result, inputs, process, currency, address }: Described): string {
  const money = (value: number) => formatMoney(value, currency);
  const count = (value: number) => `${formatCount(value, currency)} hours`;
  return [
    "Savings estimate from the website",
    `Annual spend ${money(result.spend)}, ${inputs.share}% of it through sourcing events: ${money(result.inEvents)}`,
    `Current process: ${process}`,
    `Hard savings a year: ${rangeText(result.hard, money)}`,
    `Cost avoidance a year: ${rangeText(result.avoidance, money)}`,
    `Buyer time a year: ${rangeText(result.hours, count)}`,
    address,
  ].join("\n");
}
