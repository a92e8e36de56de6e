import { z } from "zod";
import { windowModules, type Module } from "../lib/window-modules";
import { flag, line } from "./fields";
import { complaintsInto } from "./sums";

const knownModule = z.custom<Module>(
  (value) => typeof value === "string" && Object.hasOwn(windowModules, value),
  { error: `is not a module; use ${Object.keys(windowModules).join(", ")}` },
);

/** A window of the application. The blocks inside show its content. */
export const productWindow = z
  .strictObject({
    module: knownModule.describe("the module of the application that is open"),
    tab: line(3, 20)
      .optional()
      .describe("the tab of the module that is open; the first without it"),
    title: line(3, 60).describe(
      "the window's title, with the event's number before it: RFQ 2231 · Steel coil",
    ),
    status: line(3, 40).describe("the words in the status pill, such as Closes 12 June, 15:00"),
    tone: z
      .enum(["open", "closing", "done", "held", "plain"])
      .optional()
      .describe(
        "what the status means: open (the default), closing, done, held by something, or plain",
      ),
    caption: line(20, 240).describe("what the window shows, under it"),
    action: line(3, 24).optional().describe("the words of the primary button, such as Approve"),
    user: line(3, 30).optional().describe("whose initials are in the navigation"),
    search: line(2, 30).optional().describe("the words in the search field"),
    sample: flag("shows the label Sample in the caption; once on a page, on its first window"),
    wide: flag("takes the whole grid, in a section above"),
    was: line(3, 40)
      .optional()
      .describe(
        "in a walk-through, the status before: the pointer presses the button, and the status changes",
      ),
    cursor: flag("shows a pointer on the button; in openings only"),
  })
  .superRefine(({ module: own, tab, action, was }, context) => {
    const add = complaintsInto(context);
    if (was !== undefined && action === undefined)
      add(["was"], "needs an action, which is pressed");
    const tabs: readonly string[] = windowModules[own];
    if (tab === undefined || tabs.includes(tab)) return;
    add(["tab"], `"${tab}" is not a tab of ${own}; use ${tabs.join(", ")}`);
  });
