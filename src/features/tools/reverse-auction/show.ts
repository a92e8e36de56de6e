import Big from "big.js";
import { minutesAndSeconds } from "../../../lib/clock-time";
import type { ToolRegion } from "../kit/region";
import { showMoney } from "../kit/show";
import type { Wording } from "./explain";
import type { Price } from "./model";

/** A price to its last paisa or cent: `₹54,700` or `$2,335.50`. */
export function showPrice(price: Price, region: ToolRegion): string {
  return showMoney(new Big(price).div(100), region);
}

const two = (part: number) => String(part).padStart(2, "0");

/** A time of day, `11:17:46`, from seconds since midnight. */
export function timeOfDay(seconds: number): string {
  const inDay = seconds % 86_400;
  return `${two(Math.floor(inDay / 3600))}:${two(Math.floor(inDay / 60) % 60)}:${two(inDay % 60)}`;
}

/** A duration in words: `3 minutes`, `1 minute`, `1:30 minutes`. */
export function showSpan(seconds: number): string {
  if (seconds === 60) return "1 minute";
  return `${seconds % 60 === 0 ? seconds / 60 : minutesAndSeconds(seconds)} minutes`;
}

/** How an auction that opens at a time of day writes its events. */
export function wordingOf(region: ToolRegion, opensAt: number): Wording {
  return {
    price: (price) => showPrice(price, region),
    time: (at) => timeOfDay(opensAt + at),
    span: showSpan,
  };
}
