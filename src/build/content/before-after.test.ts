/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { mistakesOf } from "./testing/body";
import { componentText } from "./testing/component-text";

const row = (step: string, takes?: readonly [number, number]) => ({
  step,
  before: "By mail",
  after: "In the file",
  takes,
});

const comparison = {
  title: "One request",
  before: "Today",
  after: "With the file",
  rows: [row("Ask", [6, 1.5]), row("Compare", [8, 0.5]), row("Approve", [3, 3])],
  total: { label: "Hours in all", unit: "h", sums: [17, 5] },
};

const mistakes = (props: object) =>
  mistakesOf(componentText("BeforeAfter", { ...comparison, ...props }));

test("a comparison of before and after whose sums are right is taken, with and without them", async () => {
  expect(await mistakes({})).toEqual([]);
  const rows = [row("Ask"), row("Compare"), row("Approve")];
  expect(await mistakes({ rows, total: undefined })).toEqual([]);
});

test.each([
  [
    { total: { ...comparison.total, sums: [17, 4] } },
    ["total.sums.1: is 4, but the rows add up to 5"],
  ],
  [
    { rows: [row("Ask", [6, 1]), row("Compare"), row("Approve", [3, 3])] },
    ["rows.1: has no takes, but there is a total"],
  ],
  [
    { rows: [row("Ask", [6, 1]), row("Compare"), row("Approve")], total: undefined },
    ["rows.0: has takes, but there is no total"],
  ],
])("with %j it is refused", async (props, expected) => {
  expect(await mistakes(props)).toEqual(expected.map((mistake) => `1 BeforeAfter.${mistake}`));
});
