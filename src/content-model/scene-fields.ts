import { z } from "zod";
import { secondsOfDay } from "../lib/clock-time";
import { line, list } from "./fields";

/** What every scene has: the words of its window's bar, and what it shows. */
export const sceneFrame = {
  title: line(3, 60).describe(
    "the window's title, with the event's number before it: RFQ 2231 · Steel coil",
  ),
  caption: line(20, 240).describe("what the scene shows, under it"),
};

/** Labelled facts of a detail panel. */
export const facts = list(
  z.strictObject({
    label: line(2, 30).describe("what the fact is called"),
    value: line(1, 60).describe("the fact"),
  }),
  1,
  5,
).describe("one to five facts, such as the clause or the approver");

/** What happened in the window, for its activity feed. */
export const activity = list(
  z.strictObject({
    at: line(2, 30).describe("when, such as 11 June, 16:20"),
    who: line(1, 40).describe("a person's role, a supplier or a system"),
    what: line(5, 90).describe("what it did, such as asked about the pitch"),
  }),
  2,
  5,
).describe("two to five entries of the activity feed, the newest first");

/** A time of day. */
export const time = line(5, 8)
  .refine((value) => secondsOfDay(value) !== null, {
    error: ({ input }) => `"${String(input)}" is not a time; write 11:20 or 11:17:46`,
  })
  .describe("a time of day, such as 11:20 or 11:17:46");

/** Whether two amounts are the same to a hundredth: sums of decimals are never exact. */
export const isSame = (a: number | undefined, b: number) =>
  a !== undefined && Math.abs(a - b) < 0.005;

/** Says what is wrong with the value at `path`. */
export type Complaint = (path: readonly PropertyKey[], message: string) => void;

/** Takes the complaints of a schema's own checks. */
export const complaintsInto =
  (context: z.core.$RefinementCtx): Complaint =>
  (path, message) =>
    context.addIssue({ code: "custom", path: [...path], message });
