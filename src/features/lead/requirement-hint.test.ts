import { expect, test } from "@jest/globals";
import { requestTypes } from "../../lib/request-types";
import { requirementHint } from "./requirement-hint";

test.each(requestTypes)("a %s form says that requirements may be left out", (requestType) => {
  expect(requirementHint(requestType)).toMatch(/^Optional\. .+\.$/u);
});

test("a supplier is asked what it makes, a buyer what it buys", () => {
  expect(requirementHint("supplier")).toContain("What you make");
  expect(requirementHint("demo-callback")).toContain("What you buy");
});
