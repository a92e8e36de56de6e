import { z } from "zod";
import { line } from "./fields";
import { checkWorking, complaintsInto, evaluate, type Complaint } from "./sums";

const amount = z.coerce.string();
const amounts = z.record(line(1, 80), z.union([z.array(amount), amount]));

/** What each label comes to. A calculation may name the labels above its own. */
function readAmounts(written: z.infer<typeof amounts>, add: Complaint) {
  const known = new Map<string, number>();
  const read = new Map<string, readonly number[]>();
  for (const [label, values] of Object.entries(written)) {
    const own = [values].flat().map((text) => {
      checkWorking(add, [label], text, known);
      const value = evaluate(text.split("=").at(-1) ?? "", known);
      if (Number.isNaN(value) && !text.includes("="))
        add(
          [label],
          `"${text}" is not an amount; write one such as ₹41.40, ₹5.98 lakh or 24 minutes`,
        );
      return value;
    });
    read.set(label, own);
    if (own[0] !== undefined && own.length === 1) known.set(label, own[0]);
  }
  return read;
}

/** Figures of one example, which every text that names it must keep to: a file of `content/examples/`. */
export const exampleSchema = z
  .strictObject({
    names: z
      .array(line(3, 60))
      .default([])
      .describe("what texts call it: its number, such as auction 431, and its suppliers"),
    figures: amounts
      .default({})
      .describe("its amounts by label; (opening − lowest) × boxes = ₹13,50,000 is recalculated"),
    phrases: amounts
      .default({})
      .describe("amounts of phrases with {} for the amount, such as Plant head, limit: {}"),
  })
  .transform(({ names, figures, phrases }, context) => {
    const add = complaintsInto(context);
    for (const phrase of Object.keys(phrases).filter((own) => own.split("{}").length !== 2)) {
      add(["phrases", phrase], "needs {} once, in place of the amount");
    }
    return {
      names,
      figures: readAmounts(figures, (path, message) => add(["figures", ...path], message)),
      phrases: readAmounts(phrases, (path, message) => add(["phrases", ...path], message)),
    };
  });
