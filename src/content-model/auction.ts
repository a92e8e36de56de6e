import { z } from "zod";
import { secondsOfDay } from "../lib/clock-time";
import { formatNumber } from "../lib/format-number";
import { line, listOf } from "./fields";
import { complaintsInto, type Complaint } from "./sums";
import { unit } from "./table";

/** A time of day. */
export const time = line(5, 8)
  .refine((value) => secondsOfDay(value) !== null, {
    error: ({ input }) => `"${String(input)}" is not a time; write 11:20 or 11:17:46`,
  })
  .describe("a time of day, such as 11:20 or 11:17:46");

const seconds = (moment: string) => secondsOfDay(moment) ?? 0;

/** Complains of times that don't run forward. */
function checkTimes(
  moments: readonly (readonly [readonly PropertyKey[], string])[],
  add: Complaint,
): void {
  for (const [index, [path, moment]] of moments.entries()) {
    const last = moments[index - 1]?.[1];
    if (last === undefined || seconds(moment) > seconds(last)) continue;
    add(path, `${moment} is not after ${last}; times run forward from opens to closes`);
  }
}

/** Complains of bids that don't all move the price the way the first one does. */
function checkPrices(
  start: number,
  bids: readonly { readonly price: number }[],
  add: Complaint,
): void {
  const falls = (bids[0]?.price ?? 0) < start;
  for (const [index, { price }] of bids.entries()) {
    const last = bids[index - 1]?.price ?? start;
    if (falls ? price < last : price > last) continue;
    const shown = `${formatNumber(price)} is not ${falls ? "below" : "above"} ${formatNumber(last)}`;
    add(["bids", index, "price"], `${shown}; every bid moves the price the same way`);
  }
}

/** A price above zero. */
const price = z
  .number()
  .positive({ error: ({ input }) => `is ${String(input)}; write a price above zero` })
  .describe("a price above zero");

/** An auction while it runs: its clock, its price over time and its bids. Bids fall, or rise to a reserve. */
export const bids = z
  .strictObject({
    unit,
    opens: time,
    closes: time,
    now: time.describe("the moment that the window shows, between opens and closes"),
    start: price.describe("the opening price"),
    reserve: price.optional().describe("the price below which a lot is not sold"),
    bids: listOf(3, 8, {
      at: time,
      bidder: line(1, 24).describe("who bids"),
      price: price.describe("the price that is bid"),
    }).describe("the bids in the order they came in"),
  })
  .superRefine(({ opens, closes, now, start, reserve = start, bids: given }, context) => {
    const add = complaintsInto(context);
    const moments = given.map(({ at }, index) => [["bids", index, "at"], at] as const);
    checkTimes([[["opens"], opens], ...moments, [["now"], now], [["closes"], closes]], add);
    checkPrices(start, given, add);
    if (reserve < start) {
      const shown = `${formatNumber(reserve)} is below the opening price of ${formatNumber(start)}`;
      add(["reserve"], `${shown}; a lot is never sold below the reserve`);
    }
  });
