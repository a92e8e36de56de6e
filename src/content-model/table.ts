import { z } from "zod";
import { flag, line, list } from "./fields";
import { checkSums, complaintsInto } from "./sums";

/** What amounts are in. */
export const unit = line(1, 40).describe("what the amounts are in, such as ₹ per tonne");

const formula = line(3, 60);

const column = z.strictObject({
  label: line(1, 30).describe("the column's heading"),
  is: formula
    .optional()
    .describe("what the column is calculated from, by the headings: (Price − Contract) × Quantity"),
  status: flag("shows the words of the column as status pills"),
});

const row = z.strictObject({
  label: line(1, 60).describe("what the row is"),
  detail: line(1, 80).optional().describe("a few words below the label"),
  cells: z.array(z.union([z.number(), line(0, 60)])).describe("an amount or text for each column"),
  is: formula
    .optional()
    .describe('"sum" of the rows above, or a formula of their labels: Landed cost × 120'),
  mark: line(1, 30).optional().describe("heading of the column to highlight; once in a window"),
  selected: flag("shows the row as selected"),
});

/** Rows of amounts or text. What rows and columns are calculated from is declared and checked. */
export const table = z
  .strictObject({
    unit: unit.optional().describe("what all amounts are in, in place of head"),
    head: line(1, 40).optional().describe("heading of the labels, if the columns differ in unit"),
    columns: list(
      z.union([line(1, 30).transform((label): z.infer<typeof column> => ({ label })), column]),
      1,
      6,
    ).describe("the headings of the other columns, or groups of label, is and status"),
    rows: list(row, 1, 12).describe("the rows"),
    people: flag("shows initials before the labels"),
    ranked: flag("numbers the rows, best first"),
    ranking: line(1, 60)
      .optional()
      .describe("label of the row by which the columns are ranked in bars above the table"),
    bars: z
      .strictObject({
        shows: line(3, 40).describe("what the bars show, such as award as a part of budget"),
        part: line(1, 30).describe("heading of the column with the bar's length"),
        of: z
          .union([line(1, 30), z.number().positive()])
          .describe("heading of the column with the whole, or one number for all"),
        tick: z.number().positive().optional().describe("where a tick marks the target"),
      })
      .optional()
      .describe("a bar in each row that is no sum"),
  })
  .superRefine((given, context) => {
    const add = complaintsInto(context);
    const { columns, rows, ranking, bars } = given;
    const headings = columns.map(({ label }) => label);
    if ((given.unit === undefined) === (given.head === undefined)) {
      add([], "needs either unit or head");
    }
    const names = [
      ...rows.map(({ mark }, index) => [["rows", index, "mark"], mark] as const),
      [["bars", "part"], bars?.part] as const,
      [["bars", "of"], typeof bars?.of === "string" ? bars.of : undefined] as const,
    ];
    for (const [path, name] of names) {
      if (name === undefined || headings.includes(name)) continue;
      add([...path], `"${name}" is not a column; use one of: ${headings.join("; ")}`);
    }
    if (ranking !== undefined && !rows.some(({ label }) => label === ranking)) {
      add(["ranking"], `"${ranking}" is not a row of this table`);
    }
    const rankedAt = rows.findIndex(({ label }) => label === ranking);
    if (rankedAt === 0) add(["ranking"], "is the first row; name a total below its costs");
    rows.slice(0, rankedAt + 1).forEach(({ cells }, index) => {
      if (cells.every((cell) => typeof cell === "number" || cell === "–")) return;
      add(["rows", index, "cells"], "has text; the bars of a ranking need amounts, or – for none");
    });
    const short = rows.findIndex(({ cells }) => cells.length !== columns.length);
    if (short === -1) checkSums({ columns, rows }, add);
    else {
      const many = `has ${rows[short]?.cells.length ?? 0} cells for ${columns.length} columns`;
      add(["rows", short, "cells"], `${many}; give one for each`);
    }
  });
