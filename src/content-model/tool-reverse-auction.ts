import { z } from "zod";
import { secondsOfDay } from "../lib/clock-time";
import { formatNumber } from "../lib/format-number";
import { line, list } from "./fields";
import { complaintsInto, time, type Complaint } from "./scene-fields";

const between = (least: number, most: number) =>
  z.number().refine((given) => given >= least && given <= most, {
    error: ({ input }) => `${String(input)} is out of range; write ${least} to ${most}`,
  });
const wholeBetween = (least: number, most: number) =>
  between(least, most).refine(Number.isInteger, { error: "is not a whole number" });
const price = z
  .number()
  .positive()
  .refine((given) => Number.isInteger(Math.round(given * 1e4) / 100), {
    error: ({ input }) => `${String(input)} has more than two decimals`,
  });

const bidder = z.strictObject({
  name: line(1, 24).describe("the bidder"),
  floor: price.describe("the lowest price that it accepts"),
  style: z
    .enum(["steady", "early", "late", "cautious", "listed"])
    .describe("how it bids; listed: only as bids says"),
});

const bid = z.strictObject({
  at: time,
  bidder: line(1, 24).describe("name of a bidder whose style is listed"),
  price: price.describe("the price that is bid"),
});

const fields = z.strictObject({
  item: line(3, 60).describe("what is bought, with the auction's number"),
  noun: line(3, 20).optional().describe("what a bidder is called; Bidder without it"),
  unit: line(1, 20).describe("the unit of the quantity, such as trips"),
  each: line(1, 20).optional().describe("what a price is for, such as trip; unit without it"),
  quantity: z.number().positive().describe("how much is bought"),
  opening: price.describe("the opening price"),
  quotation: price.describe("the best written quotation before the auction"),
  step: price.describe("the least by which a bid is below the best price"),
  opens: time.describe("when it opens"),
  duration: wholeBetween(1, 240).describe("minutes to the planned close"),
  window: wholeBetween(0, 60).describe("a bid in these last minutes extends the auction"),
  added: wholeBetween(0, 60).describe("minutes by which it is extended"),
  extensions: wholeBetween(0, 20).describe("how often it may be extended"),
  buyerHours: between(0, 10_000).describe("hours of your team for the event"),
  buyerRate: between(0, 1e7).describe("cost of an hour of your team"),
  supplierHours: between(0, 10_000).describe("hours of each bidder"),
  supplierRate: between(0, 1e7).describe("cost of an hour of a bidder"),
  seed: wholeBetween(0, 4_294_967_295).optional().describe("start of the timing; 1 without it"),
  bidders: list(bidder, 2, 8).describe("two to eight bidders"),
  bids: z.array(bid).max(100).optional().describe("bids of listed bidders, in order of time"),
});

/** Complains of given bids that the auction's own rules would refuse. */
function checkBids(
  { opens, opening, step, bidders, bids = [] }: z.infer<typeof fields>,
  add: Complaint,
) {
  let best = opening;
  let last = secondsOfDay(opens) ?? 0;
  for (const [index, { at, bidder: name, price: given }] of bids.entries()) {
    const own = bidders.find((known) => known.name === name && known.style === "listed");
    if (own === undefined) add(["bids", index, "bidder"], `"${name}" is not a listed bidder`);
    else if (given < own.floor) add(["bids", index, "price"], "is below the bidder's floor");
    if (Math.round((best - given) * 100) < Math.round(step * 100)) {
      add(
        ["bids", index, "price"],
        `is less than a step of ${formatNumber(step)} below ${formatNumber(best)}`,
      );
    }
    const seconds = secondsOfDay(at) ?? 0;
    if (seconds < last) add(["bids", index, "at"], `${at} is before the bid above it`);
    [best, last] = [given, seconds];
  }
}

/** Figures of the reverse auction simulator. */
export const reverseAuctionFigures = fields.superRefine((figures, context) =>
  checkBids(figures, complaintsInto(context)),
);
