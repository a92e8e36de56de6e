import { z } from "zod";
import { secondsOfDay } from "../lib/clock-time";
import { formatNumber } from "../lib/format-number";
import { line, list } from "./fields";
import { checkTotal, money, unit } from "./scene-amounts";
import { complaintsInto, sceneFrame, time, type Complaint } from "./scene-fields";

/** What every auction has: its clock, its opening price, its bids and how much it is about. */
const auction = {
  ...sceneFrame,
  unit,
  opens: time,
  closes: time,
  now: time.describe("the moment that the scene shows, between opens and closes"),
  start: z.number().positive().describe("the opening price"),
  bids: list(
    z.strictObject({
      at: time,
      bidder: line(1, 24).describe("who bids"),
      price: z.number().positive().describe("the price that is bid"),
    }),
    3,
    8,
  ).describe("the bids in the order they came in"),
  quantity: z
    .strictObject({
      amount: z.number().positive().describe("how much is bought or sold"),
      unit: line(1, 20).describe("in what, such as tonnes"),
    })
    .describe("how much is bought or sold, by amount and unit"),
};

type Auction = z.infer<z.ZodObject<typeof auction>>;

/** Complains of times that don't run forward. */
function checkTimes({ opens, closes, now, bids }: Auction, add: Complaint): void {
  const moments = [
    [["opens"], opens] as const,
    ...bids.map(({ at }, index) => [["bids", index, "at"], at] as const),
    [["now"], now] as const,
    [["closes"], closes] as const,
  ];
  for (const [index, [path, moment]] of moments.entries()) {
    const last = moments[index - 1]?.[1];
    if (last !== undefined && (secondsOfDay(moment) ?? 0) <= (secondsOfDay(last) ?? 0)) {
      const order = "times run from opens over the bids to now and closes";
      add(path, `${moment} is not after ${last}; ${order}`);
    }
  }
}

const wordsOf = {
  falling: { side: "below", comparison: "lower" },
  rising: { side: "above", comparison: "higher" },
} as const;

/** Complains of bids that don't move the price the auction's way. */
function checkBids({ start, bids }: Auction, way: keyof typeof wordsOf, add: Complaint): void {
  const { side, comparison } = wordsOf[way];
  for (const [index, { price }] of bids.entries()) {
    const last = bids[index - 1]?.price ?? start;
    if (way === "falling" ? price >= last : price <= last) {
      const shown = `${formatNumber(price)} is not ${side} ${formatNumber(last)}`;
      add(["bids", index, "price"], `${shown}; a bid must be ${comparison} than the one before`);
    }
  }
}

/** A reverse auction while it runs: its clock and its bids, each below the last. */
export const bidLadder = z
  .strictObject({
    ...auction,
    saving: money.describe("what the lowest bid saves: (start − lowest bid) × quantity"),
  })
  .superRefine((scene, context) => {
    const add = complaintsInto(context);
    const { start, bids, quantity, saving } = scene;
    checkTimes(scene, add);
    checkBids(scene, "falling", add);
    const right = (start - (bids.at(-1)?.price ?? start)) * quantity.amount;
    const working = "opening price less lowest bid, times quantity, is";
    checkTotal(add, ["saving", "amount"], saving.amount, right, working);
  });

/** A forward auction of scrap while it runs: its bids, each above the last, and its reserve. */
export const scrapAuction = z
  .strictObject({
    ...auction,
    reserve: z.number().positive().describe("the price below which the lot is not sold"),
    proceeds: money.describe("what the highest bid brings: highest bid × quantity"),
  })
  .superRefine((scene, context) => {
    const add = complaintsInto(context);
    const { start, reserve, bids, quantity, proceeds } = scene;
    checkTimes(scene, add);
    checkBids(scene, "rising", add);
    if (reserve < start) {
      const shown = `${formatNumber(reserve)} is below the opening price of ${formatNumber(start)}`;
      add(["reserve"], `${shown}; a lot is never sold below the reserve`);
    }
    const right = (bids.at(-1)?.price ?? 0) * quantity.amount;
    const working = "highest bid times quantity is";
    checkTotal(add, ["proceeds", "amount"], proceeds.amount, right, working);
  });
