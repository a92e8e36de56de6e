import { expect, test } from "@jest/globals";
import { divideRectangle } from "./divide-rectangle";

test("divides a rectangle in proportion to the sizes, across the longer side first", () => {
  expect(divideRectangle([50, 30, 20], 2)).toEqual([
    { x: 0, y: 0, width: 50, height: 100 },
    { x: 50, y: 0, width: 50, height: 60 },
    { x: 50, y: 60, width: 50, height: 40 },
  ]);
});

test("gives the whole rectangle to one size, and halves it for two zeros", () => {
  expect(divideRectangle([7], 2)).toEqual([{ x: 0, y: 0, width: 100, height: 100 }]);
  expect(divideRectangle([0, 0], 1).map(({ height }) => height)).toEqual([50, 50]);
});
