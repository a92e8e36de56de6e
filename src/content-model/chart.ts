import { z } from "zod";
import type { ChartModel } from "./chart-model";
import { drawLines, lines } from "./chart-lines";
import { bars, drawBars, drawWaterfall, waterfall } from "./chart-rows";
import { drawSteps, steps } from "./chart-steps";
import { drawTreemap, treemap } from "./chart-treemap";

const figures = z.discriminatedUnion("kind", [waterfall, treemap, lines, steps, bars], {
  error: 'is not a kind of chart; use "waterfall", "treemap", "lines", "steps" or "bars"',
});

function draw(chart: z.infer<typeof figures>): ChartModel {
  switch (chart.kind) {
    case "waterfall":
      return drawWaterfall(chart);
    case "treemap":
      return drawTreemap(chart);
    case "lines":
      return drawLines(chart);
    case "steps":
      return drawSteps(chart);
    case "bars":
      return drawBars(chart);
  }
}

/** A chart of literal figures, which the schema turns into the drawing that its view shows. */
export const chart = figures.transform(draw);
