import { z } from "zod";
import { line, list, sample, slug } from "./fields";
import { checkIds, complaintsInto } from "./sums";

/** The largest spend that an amount still shows exactly, in crore or million. */
const MOST_SPEND = 999_999;

/** Three estimates of one value, the lowest first. */
function range(most: number, what: string) {
  const value = (which: string) =>
    z
      .number()
      .refine((given) => given >= 0 && given <= most, {
        error: ({ input }) => `${String(input)} is out of range; write 0 to ${most}`,
      })
      .describe(`the ${which} estimate: ${what}`);
  return z
    .strictObject({ low: value("low"), base: value("base"), high: value("high") })
    .superRefine(({ low, base, high }, context) => {
      const complain = complaintsInto(context);
      if (base < low) complain(["base"], `${base} is below low; estimates rise from low to high`);
      if (high < base) complain(["high"], `${high} is below base; estimates rise from low to high`);
    })
    .meta({ type: "CalculatorRange", about: "A low, a likely and a high estimate" })
    .describe(what);
}

const process = z
  .strictObject({
    id: slug.describe("the process in addresses, such as email"),
    label: line(3, 60).describe("how sourcing is done today, as the visitor would say it"),
    hard: range(100, "hard savings in percent of the spend in events"),
    avoidance: range(100, "cost avoidance in percent of the spend in events"),
    hours: range(1000, "buyer hours saved per event"),
  })
  .meta({ type: "CalculatorProcess", about: "How sourcing is done today, with estimates" });

const spend = z
  .number()
  .refine((given) => given > 0 && given <= MOST_SPEND, {
    error: ({ input }) => `${String(input)} is out of range; write up to ${MOST_SPEND}`,
  })
  .describe("an annual spend in ₹ crore, on the US home in $ million");

const positive = z.number().refine((given) => given > 0, {
  error: ({ input }) => `${String(input)} is not above 0`,
});

const assumption = line(20, 240);

/** First values and assumptions of the savings calculator on a home page. */
export const calculatorSchema = z
  .strictObject({
    id: slug
      .meta({ anchor: true })
      .describe("the calculator's anchor: roi, the target of the header's link"),
    title: line(3, 90).describe("the calculator's heading"),
    note: line(20, 300).describe("what the estimate is and is not, under the heading"),
    spend: z
      .strictObject({ least: spend, most: spend, start: spend })
      .meta({ type: "CalculatorSpend", about: "Bounds and first value of the annual spend" })
      .describe("least, most and first value of the annual spend"),
    share: z
      .int()
      .refine((given) => given >= 0 && given <= 100 && given % 5 === 0, {
        error: ({ input }) => `${String(input)} can't be used; write 0, 5, 10 and so on to 100`,
      })
      .describe("the first value of the share through sourcing events, in percent"),
    processes: list(process, 2, 6).describe("the processes to choose from, the first one chosen"),
    eventSpend: positive.describe("the spend that one event covers, in rupees or dollars"),
    hourCost: positive.describe("what an hour of a buyer costs, in rupees or dollars"),
    assumptions: z
      .strictObject({
        events: assumption.describe("why an event covers that spend"),
        hard: assumption.describe("what the percentages of hard savings rest on"),
        avoidance: assumption.describe("what the percentages of cost avoidance rest on"),
        time: assumption.describe("what the hours per event and their cost rest on"),
      })
      .meta({ type: "CalculatorAssumptions", about: "The basis of the calculator's figures" })
      .describe("the basis of each figure, a sentence or two"),
    sample,
  })
  .meta({ type: "Calculator", about: "The savings calculator of a home page" })
  .superRefine(({ spend: { least, most, start }, processes }, context) => {
    const complain = complaintsInto(context);
    if (start < least || start > most)
      complain(["spend", "start"], `${start} is not between least and most`);
    checkIds(complain, "processes", processes, "processes");
  });
