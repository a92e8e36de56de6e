import { z } from "zod";
import { formatNumber } from "../lib/format-number";
import { line, list } from "./fields";
import { amount, checkTotal, sum, unit } from "./scene-amounts";
import { complaintsInto, sceneFrame } from "./scene-fields";

const count = z.int().nonnegative({ error: "is below zero; count the loads" });

const load = z.strictObject({
  number: line(1, 20).describe("the load's number"),
  lane: line(5, 40).describe("from where to where, such as Pune to Chennai"),
  carrier: line(1, 24).describe("who carries it"),
  note: line(3, 40).describe("what matters now, such as Gate 14:20"),
  mark: z.literal(true).optional().describe("marks the load that needs someone"),
});

const carrier = z.strictObject({
  name: line(1, 24).describe("the carrier"),
  rate: z.number().positive().describe("its rate for a trip"),
  trips: count.describe("how many trips it made"),
  amount: amount.describe("rate × trips"),
});

/** Loads by stage, and what the carriers of one lane cost. */
export const laneBoard = z
  .strictObject({
    ...sceneFrame,
    status: line(3, 40).describe("status of the day, such as 1 load without a truck"),
    stages: list(
      z.strictObject({
        name: line(3, 20).describe("the stage, such as Placed"),
        count: count.describe("how many loads are in the stage"),
        loads: list(load, 1, 3).describe("those that the board shows"),
      }),
      3,
      4,
    ).describe("the stages in their order"),
    total: count.describe("how many loads there are in all stages"),
    lane: z
      .strictObject({
        name: line(5, 40).describe("the lane, such as Pune to Chennai, May"),
        unit,
        carriers: list(carrier, 2, 4).describe("the lane's carriers, the lowest rate first"),
        trips: count.describe("the sum of the trips"),
        amount: amount.describe("the sum of the amounts"),
      })
      .describe("the panel beside the board"),
  })
  .superRefine(({ stages, total, lane }, context) => {
    const add = complaintsInto(context);
    const loads = sum(stages.map((stage) => stage.count));
    checkTotal(add, ["total"], total, loads, "the stages add up to");
    for (const [index, stage] of stages.entries()) {
      if (stage.count >= stage.loads.length) continue;
      add(
        ["stages", index, "count"],
        `is ${stage.count}, but ${stage.loads.length} loads are shown`,
      );
    }
    for (const [index, { rate, trips, amount: given }] of lane.carriers.entries()) {
      const working = `${formatNumber(rate)} × ${formatNumber(trips)} is`;
      checkTotal(add, ["lane", "carriers", index, "amount"], given, rate * trips, working);
    }
    const trips = sum(lane.carriers.map((one) => one.trips));
    checkTotal(add, ["lane", "trips"], lane.trips, trips, "the carriers' trips add up to");
    const paid = sum(lane.carriers.map((one) => one.amount));
    checkTotal(add, ["lane", "amount"], lane.amount, paid, "the carriers' amounts add up to");
  });
