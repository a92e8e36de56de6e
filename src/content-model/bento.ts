import { z } from "zod";
import { flag, href, line, list, listOf, shortFigure, surface } from "./fields";

const label = line(1, 40);
const isMarked = flag("marks the one that matters");

/** A tile of a bento: a title, and at most one miniature of the product. */
export const tile = z
  .strictObject({
    title: line(3, 60).describe("what the tile shows"),
    size: z
      .enum(["wide", "tall", "small"])
      .optional()
      .describe("wide: two thirds of the row; tall: two rows; small (the default): a third"),
    to: href.optional().describe("the page that the title links to"),
    surface: surface.describe("the tile's colour"),
    figure: shortFigure().optional().describe("a big number"),
    bars: listOf(2, 5, {
      label: label.describe("what the bar counts"),
      amount: z.number().positive({ error: "is not above zero" }).describe("its length"),
      mark: isMarked,
    })
      .optional()
      .describe("a bar chart of two to five amounts in one unit"),
    rows: listOf(2, 6, {
      label: label.describe("the row's name, such as a supplier"),
      value: line(1, 30).describe("its value, such as L1 · ₹39.75"),
      mark: isMarked,
    })
      .optional()
      .describe("a short list of two to six rows"),
    curve: z
      .strictObject({
        amounts: list(z.number(), 3, 12).describe("the prices in their order, first to last"),
        value: line(1, 20).describe("the last price as the page writes it, such as ₹54,700"),
        label: line(3, 80).describe("what the last price is"),
      })
      .optional()
      .describe("a price that falls or rises in steps, as in an auction"),
    pills: list(line(2, 30), 2, 8).optional().describe("two to eight words in pills"),
  })
  .superRefine(({ figure, bars, rows, curve, pills }, context) => {
    const given = [figure, bars, rows, curve, pills].filter((part) => part !== undefined);
    if (given.length <= 1) return;
    const message = "has more than one of figure, bars, rows, curve and pills; keep one";
    context.addIssue({ code: "custom", message, path: [] });
  });
