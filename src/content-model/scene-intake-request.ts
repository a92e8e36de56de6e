import { z } from "zod";
import { secondsOfDay } from "../lib/clock-time";
import { formatNumber } from "../lib/format-number";
import { line, list } from "./fields";
import { checkLimits } from "./approval-limits";
import { complaintsInto, sceneFrame, time } from "./scene-fields";
import { checkTotal } from "./scene-amounts";

const facts = (what: string) =>
  list(
    z.strictObject({
      label: line(2, 30).describe("what is answered"),
      value: line(1, 80).describe("the answer"),
    }),
    1,
    5,
  ).describe(what);

const route = z.strictObject({
  limit: z.number().positive().optional().describe("up to what estimate; none for the last route"),
  becomes: line(3, 40).describe("what a request of that size becomes, such as Two quotations"),
  due: line(3, 30).describe("by when, such as 3 days"),
});

/** A request in plain words, the rule that its estimate meets, and the sourcing event it becomes. */
export const intakeRequest = z
  .strictObject({
    ...sceneFrame,
    asked: z
      .strictObject({
        words: line(20, 200).describe("the request in the words of who needs it"),
        by: line(3, 60).describe("who asks, such as Maintenance, Jamnagar"),
        at: time,
      })
      .describe("the request as it came in"),
    answers: facts("what the form asked for, and the answers"),
    currency: line(1, 3).describe("₹ or $"),
    estimate: z
      .strictObject({
        quantity: z.number().positive().describe("how much is needed"),
        unit: line(1, 20).describe("of what, such as days"),
        rate: z.number().positive().describe("what one costs"),
        amount: z.number().positive().describe("quantity × rate, which decides the route"),
      })
      .describe("what it may cost"),
    routes: list(route, 2, 5).describe(
      "where requests go by their estimate, the lowest limit first",
    ),
    event: z
      .strictObject({
        name: line(3, 40).describe("the event that is opened, such as RFQ 2263"),
        at: time,
        facts: facts("what the event takes over or adds"),
      })
      .describe("the sourcing event that the request becomes"),
  })
  .superRefine(({ asked, estimate, routes, event }, context) => {
    const add = complaintsInto(context);
    const { quantity, rate, amount } = estimate;
    const working = `${formatNumber(quantity)} × ${formatNumber(rate)} is`;
    checkTotal(add, ["estimate", "amount"], amount, quantity * rate, working);
    checkLimits(routes, amount, ["routes", "route"], add);
    if ((secondsOfDay(event.at) ?? 0) <= (secondsOfDay(asked.at) ?? 0)) {
      add(["event", "at"], `${event.at} is not after ${asked.at}, when the request came in`);
    }
  });
