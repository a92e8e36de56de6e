import { z } from "zod";
import { formatNumber } from "../lib/format-number";
import { line, list } from "./fields";
import { checkTotal, sum } from "./scene-amounts";
import { complaintsInto, sceneFrame } from "./scene-fields";

const count = z.int().nonnegative({ error: "is below zero; count the documents" });

const counts = {
  sent: count.describe("how many were sent"),
  taken: count.describe("how many the other side took in"),
  held: count.describe("how many are on hold: sent less taken in"),
};

/** What the totals add up, in the order in which they are shown. */
const measures = ["sent", "taken", "held"] as const;

/** Documents between three systems in a row, and how many of each kind arrived. */
export const integrationFlow = z
  .strictObject({
    ...sceneFrame,
    status: line(3, 40).describe("status of the link, such as All queues empty at 18:00"),
    unit: line(1, 40).describe("what is counted, such as Documents on 14 May"),
    systems: z
      .array(line(2, 20))
      .length(3, {
        error: "must name three systems, in their order from left to right",
      })
      .describe("three systems in a row, such as ERP, Sourcing and Suppliers"),
    documents: list(
      z.strictObject({
        name: line(3, 40).describe("the kind of document"),
        from: line(2, 20).describe("the system that sends it"),
        to: line(2, 20).describe("the system that takes it in"),
        ...counts,
      }),
      3,
      8,
    ).describe("the documents in the order of the work"),
    total: z.strictObject(counts).describe("the sums of the documents"),
  })
  .superRefine(({ systems, documents, total }, context) => {
    const add = complaintsInto(context);
    for (const [index, { from, to, sent, taken, held }] of documents.entries()) {
      const [start, end] = [systems.indexOf(from), systems.indexOf(to)];
      const at = ["documents", index];
      if (start === -1) add([...at, "from"], `is "${from}", which is not one of the systems`);
      if (end === -1) add([...at, "to"], `is "${to}", which is not one of the systems`);
      if (start !== -1 && end !== -1 && Math.abs(start - end) !== 1) {
        add([...at, "to"], `is not next to ${from}; a document goes from one system to the next`);
      }
      const working = `${formatNumber(sent)} sent less ${formatNumber(taken)} taken in is`;
      checkTotal(add, [...at, "held"], held, sent - taken, working);
    }
    for (const measure of measures) {
      const right = sum(documents.map((document) => document[measure]));
      checkTotal(add, ["total", measure], total[measure], right, "the documents add up to");
    }
  });
