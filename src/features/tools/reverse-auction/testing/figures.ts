import { upgradeState } from "../../kit/state";
import { reverseAuction } from "../fields";

/** Auction 418 as content gives it. */
export const given = {
  item: "Auction 418",
  noun: "Carrier",
  unit: "trips",
  each: "trip",
  quantity: 260,
  opening: 58_500,
  quotation: 57_000,
  step: 200,
  opens: "11:00",
  duration: 20,
  window: 2,
  added: 2,
  extensions: 6,
  buyerHours: 24,
  buyerRate: 900,
  seed: 1462,
  bidders: [
    { name: "Carrier 1", floor: 56_200, style: "early" },
    { name: "Carrier 2", floor: 54_600, style: "late" },
    { name: "Carrier 3", floor: 56_400, style: "steady" },
    { name: "Carrier 4", floor: 54_400, style: "early" },
  ],
};

/** Its state in the tool. */
export const figures = upgradeState(reverseAuction, given, "in");
