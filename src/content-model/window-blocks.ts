import { z } from "zod";
import { sum } from "../lib/sum";
import { checkLimits } from "./approval-limits";
import { bids } from "./auction";
import { spec } from "./component-spec";
import { flag, line, list, listOf } from "./fields";
import { checkTotal, checkWorking, complaintsInto, type Complaint } from "./sums";
import { table, unit } from "./table";
import { landedCostWindow } from "./tools";

/** One to six labelled facts or figures. */
const stats = z.strictObject({
  items: listOf(1, 6, {
    label: line(2, 40).describe("what the fact is called"),
    value: line(1, 80).describe("the fact"),
    percent: z.number().min(0).max(100).optional().describe("the value as a part of a ring"),
  }).describe("one to six facts with their labels"),
  large: flag("shows the values as big figures"),
});

/** A written calculation, whose sides must be equal. */
const working = z
  .strictObject({
    label: line(2, 60).describe("what is calculated"),
    text: line(3, 120).describe("the calculation: (42 − 39.75) × 6,00,000 boxes = ₹13,50,000"),
  })
  .superRefine(({ text }, context) => {
    const add = complaintsInto(context);
    if (text.includes("=")) checkWorking(add, ["text"], text);
    else add(["text"], "has no result; end it with one, such as 3 × ₹40 = ₹120");
  });

/** What people and systems did, or a conversation. */
const feed = z.strictObject({
  title: line(2, 60).optional().describe("the panel's heading"),
  entries: listOf(1, 6, {
    at: line(2, 40).describe("when, such as 11 June, 16:20"),
    who: line(1, 40).describe("a person, a supplier or a system"),
    what: line(3, 200).describe("what it did, such as asked about the pitch"),
    says: flag("shows what as the words of who"),
  }).describe("one to six entries"),
});

const moment = line(3, 40).describe("when, such as 12 May, 10:05");

const level = z.strictObject({
  who: line(2, 40).describe("who decides, such as Plant head"),
  limit: z.number().positive().optional().describe("up to what total; none for the last level"),
  note: line(3, 80).optional().describe("what the chain knows of this level, such as a deputy"),
  asked: moment.optional(),
  answered: moment.optional(),
});

/** Levels answer in their order, and none above the one that decides. */
function checkAnswers(
  levels: readonly z.infer<typeof level>[],
  decides: number,
  add: Complaint,
): void {
  for (const [index, { answered }] of levels.entries()) {
    if (answered === undefined) continue;
    if (index > decides) {
      add(["levels", index, "answered"], "is given, but a lower limit covers the total; remove it");
    } else if (levels.slice(0, index).some((lower) => lower.answered === undefined)) {
      add(["levels", index, "answered"], "is given, but a level before it has not answered");
    }
  }
}

/** What a purchase comes to, and who has to agree to it by the limits of a company. */
const chain = z
  .strictObject({
    unit,
    lines: listOf(1, 4, {
      label: line(2, 60).describe("what the amount is for"),
      amount: z.number().describe("the amount"),
    }).describe("what the total is made of"),
    total: z.number().describe("the sum of the lines, which decides how far the chain goes"),
    levels: list(level, 2, 6).describe(
      "the levels of the authority matrix, the lowest limit first",
    ),
  })
  .superRefine(({ lines, total, levels }, context) => {
    const add = complaintsInto(context);
    const right = sum(lines.map(({ amount }) => amount));
    checkTotal(add, ["total"], total, right, "the lines add up to");
    const decides = checkLimits(levels, total, ["levels", "level"], add);
    if (decides !== -1) checkAnswers(levels, decides, add);
  });

/** Cards in groups, such as loads by stage or items with their rates. */
const board = z.strictObject({
  groups: listOf(1, 4, {
    title: line(2, 40).optional().describe("the group's name, such as a stage"),
    count: z.int().nonnegative().optional().describe("how many there are in all"),
    cards: listOf(1, 6, {
      id: line(1, 30).describe("a number or code"),
      title: line(2, 40).describe("what it is"),
      who: line(1, 30).optional().describe("whose it is, with initials"),
      value: line(1, 20).optional().describe("its amount, large"),
      note: line(2, 40).optional().describe("what matters now"),
      mark: flag("highlights the note; once in a window"),
      selected: flag("shows the card as selected"),
    }).describe("the cards"),
  }).describe("one to four groups, side by side"),
});

const count = z.int().nonnegative({ error: "is below zero; count the documents" });

/** Three systems in a row with the documents that go between them. */
const flow = z.strictObject({
  systems: z
    .array(line(2, 20))
    .length(3, { error: "must name three systems, in their order from left to right" })
    .describe("three systems in a row, the product in the middle"),
  links: z
    .array(
      z.strictObject({
        forward: count.describe("how many go to the right"),
        back: count.describe("how many go to the left"),
        held: count.optional().describe("how many are on hold"),
      }),
    )
    .length(2, { error: "must describe two links: from the first system to the third" })
    .describe("what goes between the first and the second, and the second and the third"),
});

const block = <Props extends z.ZodType>(props: Props) =>
  spec({ props, children: "none", inside: "Window" });

/** The components that only windows may contain. */
export const windowBlocks = {
  Bids: block(bids),
  Board: block(board),
  Chain: block(chain),
  Feed: block(feed),
  Flow: block(flow),
  LandedCost: block(landedCostWindow),
  Stats: block(stats),
  Table: block(table),
  Working: block(working),
};
