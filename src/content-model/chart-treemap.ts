import { hierarchy, treemap as layOut } from "d3-hierarchy";
import { z } from "zod";
import { columnFormatter, formatNumber } from "../lib/format-number";
import { chartFrame, indexOfLargest, round } from "./chart-fields";
import type { ChartModel, Place } from "./chart-model";
import { line, list } from "./fields";
import { sum } from "./scene-amounts";
import { complaintsInto } from "./scene-fields";
import { checkCategories, contract, spend } from "./scene-spend-by-category";

/** A smaller share of the whole has no room for its name on a phone. */
const SMALLEST_SHARE = 0.04;

/**
 * The size of the drawing on a wide and on a narrow screen, in pixels. Its width is divided, because
 * tiles that are square in that space have room for a line of text in the drawing.
 */
const SIZES = { wide: [900 / 1.5, 384], narrow: [328 / 2, 384] } as const;
const GAP = 2;

/** Spend by category, each with the part that had a contract price. */
export const treemap = z
  .strictObject({
    kind: z.literal("treemap").describe("the kind of chart"),
    ...chartFrame,
    categories: list(
      z.strictObject({ label: line(2, 24).describe("the category"), spend, contract }),
      3,
      8,
    ).describe("the categories, the largest first"),
    total: z.strictObject({ spend, contract }).describe("the sums of spend and of contract"),
  })
  .superRefine((chart, context) => {
    const add = complaintsInto(context);
    checkCategories(chart, add);
    const whole = sum(chart.categories.map((category) => category.spend));
    for (const [index, category] of chart.categories.entries()) {
      if (category.spend >= whole * SMALLEST_SHARE && category.spend > 0) continue;
      const share = whole === 0 ? "nothing" : `${formatNumber((category.spend / whole) * 100)}%`;
      add(
        ["categories", index, "spend"],
        `is ${share} of the total, too small to read on a phone; add it to another category`,
      );
    }
  });

/** Places of the tiles in a drawing of some size, in the categories' order. */
function placesIn([width, height]: readonly [number, number], amounts: readonly number[]): Place[] {
  const root = hierarchy<{
    readonly amount: number;
    readonly parts?: { readonly amount: number }[];
  }>({ amount: 0, parts: amounts.map((amount) => ({ amount })) }, ({ parts }) => parts).sum(
    ({ amount }) => amount,
  );
  const laidOut = layOut<(typeof root)["data"]>().size([width, height]).paddingInner(GAP)(root);
  return laidOut.leaves().map(({ x0, x1, y0, y1 }) => ({
    x: round((x0 / width) * 100),
    y: round((y0 / height) * 100),
    width: round(((x1 - x0) / width) * 100),
    height: round(((y1 - y0) / height) * 100),
  }));
}

/** Draws spend as areas. The category with the most spend without a contract is marked. */
export function drawTreemap(chart: z.infer<typeof treemap>): ChartModel {
  const { title, unit, caption, categories, total } = chart;
  const format = columnFormatter(categories.flatMap((item) => [item.spend, item.contract]));
  const amounts = categories.map((item) => item.spend);
  const [wide, narrow] = [placesIn(SIZES.wide, amounts), placesIn(SIZES.narrow, amounts)];
  const open = categories.map((item) => item.spend - item.contract);
  const most = indexOfLargest(open);
  const percent = (item: typeof total) => Math.round((item.contract / item.spend) * 100);
  const row = (label: string, item: typeof total) => [
    label,
    format(item.spend),
    format(item.contract),
    `${percent(item)}%`,
  ];
  const nowhere = { x: 0, y: 0, width: 0, height: 0 };
  return {
    title,
    unit,
    caption,
    summary: `Area chart, ${unit}: ${categories[0]?.label ?? ""} is the largest of ${categories.length} categories, ${format(amounts[0] ?? 0)} of ${format(total.spend)}; most without a contract is ${categories[most]?.label ?? ""}, ${format(open[most] ?? 0)}.`,
    table: {
      columns: ["Category", unit, "Under contract", "Share"],
      rows: categories.map((item) => row(item.label, item)),
      total: row("Total", total),
    },
    drawing: {
      shape: "tiles",
      tiles: categories.map((item, index) => ({
        label: item.label,
        amount: format(item.spend),
        detail:
          index === most
            ? `${format(open[index] ?? 0)} without contract`
            : `${percent(item)}% under contract`,
        filled: percent(item),
        isMarked: index === most,
        wide: wide[index] ?? nowhere,
        narrow: narrow[index] ?? nowhere,
      })),
    },
  };
}
