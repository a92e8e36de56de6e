import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { axisStart, barScale } from "./scale";
import { StepLine } from "./step-line";

test.each([
  [[100, 74], 0],
  [[778.4, 847.5], 740],
  [[0, 0], 0],
  [[-5, -4], 0],
])("the axis of %j starts at %d", (amounts, start) => {
  expect(axisStart(amounts)).toBe(start);
});

test("bars of nothing are too thin to see, not missing", () => {
  const scale = barScale([0, 0]);
  expect(scale.between(0, 0, "leaf")).toMatchObject({ x: 0, width: expect.any(Number) });
  expect(scale.zero).toBe(0);
});

/** Draws a price from 100 with levels at 100 and 60. @returns Where the label at 60 is. */
function labelOf(steps: readonly { readonly at: number; readonly value: number }[]) {
  const levels = [
    { value: 100, label: "opening" },
    { value: 60, label: "floor" },
  ];
  const axis = { start: 100, end: 10, ends: ["11:00", "11:10"] as const, reach: [0] };
  render(<StepLine unit="₹" steps={steps} until={10} tone="leaf" levels={levels} {...axis} />);
  const label = screen.getByText("floor");
  const isAbove = label.getAttribute("dy")?.startsWith("-") === true;
  return [label.getAttribute("text-anchor"), isAbove ? "above" : "below"];
}

test.each([
  ["far above it", [{ at: 1, value: 90 }], ["start", "above"]],
  ["just above it", [{ at: 1, value: 61 }], ["start", "below"]],
  ["below it from early on", [{ at: 1, value: 50 }], ["end", "above"]],
])("no line runs through the label of a level where it is %s", (_, steps, place) => {
  expect(labelOf(steps)).toEqual(place);
});
