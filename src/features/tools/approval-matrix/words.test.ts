import { expect, test } from "@jest/globals";
import { approvalMatrix } from "./figures";
import { limitHint } from "./words";

test.each([
  ["an amount", "1,00,000", "up to ₹1\u00A0lakh"],
  ["nothing", "", "no limit"],
  ["letters", "abc", "limit can't be read"],
  ["a number with a stray sign", "5 lakh?", "limit can't be read"],
  ["a negative amount", "-5", "limit can't be read"],
  ["an amount that is too large", "1e20", "limit can't be read"],
])("a role whose limit is %s", (_, limit, hint) => {
  const roles = [{ name: "Lead", limit, days: 1 }];
  const figures = approvalMatrix.parse({ roles, bands: [{ approvers: ["Lead"] }] }, "in");
  expect(figures.roles.map((role) => limitHint(role, figures, "in"))).toEqual([hint]);
});
