import { z } from "zod";
import { allTools } from "../lib/tool-names";
import { href, line, list, shortFigure } from "./fields";
import { trade } from "./trade";

const card = z.strictObject({
  title: line(3, 70).describe("the name of the page"),
  text: line(10, 160).describe("what a reader finds there, in one sentence"),
  to: href.describe("the page's address"),
});

/** Links to pages, each with a drawing, a line and perhaps a figure. */
export const cards = z.strictObject({
  items: list(
    card
      .extend({
        tool: z
          .enum(allTools)
          .optional()
          .describe("the tool whose worked example is drawn above the title"),
        drawing: trade.optional().describe("what is drawn above the title, without a tool"),
        figure: shortFigure(line(1, 20), line(3, 60))
          .optional()
          .describe("one figure from that page"),
      })
      .refine(({ tool, drawing }) => (tool ?? drawing) !== undefined, {
        error: "has no picture; add tool or drawing, or use Related",
      }),
    2,
    12,
  ).describe("two to twelve pages"),
});

/** Three or four ways on. */
export const related = z.strictObject({
  items: list(card, 3, 4).describe("three or four pages to read next"),
});
