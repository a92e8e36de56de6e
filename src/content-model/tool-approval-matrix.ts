import { z } from "zod";
import { line, list } from "./fields";

const amount = z.number().refine((given) => given >= 0 && given <= 1e13, {
  error: ({ input }) => `${String(input)} is out of range; write 0 to 10^13`,
});

const role = z.strictObject({
  name: line(1, 60).describe("the role"),
  limit: amount.optional().describe("the largest amount it may approve; none without it"),
  days: z.number().min(0).max(365).describe("working days until it answers"),
});

const band = z.strictObject({
  category: line(1, 60).optional().describe("the category; all without it"),
  department: line(1, 60).optional().describe("the department; all without it"),
  above: amount.describe("the amount above which the band starts"),
  upTo: amount.optional().describe("the last amount of the band; no end without it"),
  approvers: list(line(1, 60), 1, 10).describe("names of roles; the last one approves"),
  perMonth: z.int().min(0).describe("purchases a month"),
});

const exception = z.strictObject({
  when: line(1, 60).describe("what is special about the purchase"),
  review: line(1, 60)
    .optional()
    .describe("the role that reviews first; without it, the next band approves"),
});

const purchase = z.strictObject({
  amount: amount.describe("the amount"),
  category: line(1, 60).optional().describe("the category"),
  department: line(1, 60).optional().describe("the department"),
  flags: z.array(z.int().min(0)).optional().describe("indexes of exceptions, from 0"),
});

/** Figures of the approval matrix. */
export const approvalMatrixFigures = z
  .strictObject({
    roles: list(role, 1, 10).describe("one to ten roles, in the order in which they are asked"),
    bands: list(band, 1, 20).describe("one to twenty bands"),
    exceptions: list(exception, 0, 6).describe("at most six exceptions"),
    purchase: purchase.describe("the purchase that is tested"),
  })
  .superRefine(({ roles, bands, exceptions }, context) => {
    const names = new Set(roles.map(({ name }) => name));
    const check = (name: string | undefined, path: readonly (string | number)[]) => {
      if (name === undefined || names.has(name)) return;
      context.addIssue({ code: "custom", path: [...path], message: `"${name}" is not a role` });
    };
    bands.forEach(({ approvers }, at) =>
      approvers.forEach((name, index) => check(name, ["bands", at, "approvers", index])),
    );
    exceptions.forEach(({ review }, at) => check(review, ["exceptions", at, "review"]));
  });
