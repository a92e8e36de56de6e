import { z } from "zod";
import { day, line, sample } from "./fields";

/** The positions that are open; none is a state of its own. */
export const jobOpenings = z.strictObject({
  asOf: day.describe("the day on which the list was last looked through, YYYY-MM-DD"),
  items: z
    .array(
      z.strictObject({
        title: line(3, 80).describe("the position"),
        place: line(2, 60).describe("where the work is done, such as Pune"),
        country: z.enum(["IN", "US"]).describe("the country of the place"),
        pay: line(3, 60).describe("the pay range for a year, such as ₹18 to 24 lakh"),
        reportsTo: line(2, 60).describe("to whom the person reports"),
        posted: day.describe("the day on which the position was published, YYYY-MM-DD"),
        closes: day.describe("the last day for applications"),
        sample,
      }),
    )
    .describe("the positions that are open, or none"),
});
