import type { z } from "zod";
import { secondsOfDay } from "../lib/clock-time";
import { line } from "./fields";

/** What every scene has: the words of its window's bar, and what it shows. */
export const sceneFrame = {
  title: line(3, 60).describe(
    "the window's title, with the event's number before it: RFQ 2231 · Steel coil",
  ),
  caption: line(20, 240).describe("what the scene shows, under it"),
};

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
