import { formatCount, formatMoney, type Currency } from "./currency";
import { rangeText, type Estimate } from "./estimate";
import type { Inputs } from "./model";

/** The announcement of a new estimate for screen readers. */
export function announcementText({ hard, avoidance, hours }: Estimate, currency: Currency): string {
  const money = (value: number) => formatMoney(value, currency);
  return `Base estimate a year: hard savings ${money(hard.base)}, cost avoidance ${money(avoidance.base)}, time ${formatCount(hours.base, currency)} hours.`;
}

interface Described {
  readonly result: Estimate;
  readonly inputs: Inputs;
  /** Label of the current process. */
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
    `Process today: ${process}`,
    `Hard savings a year: ${rangeText(result.hard, money)}`,
    `Cost avoidance a year: ${rangeText(result.avoidance, money)}`,
    `Buyer time a year: ${rangeText(result.hours, count)}`,
    address,
  ].join("\n");
}
