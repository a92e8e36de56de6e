import { expect, test } from "@jest/globals";
import { indexAddress, shownNumbers } from "./index-pages";

test("the first page has the path of the index", () => {
  expect(indexAddress("/blog/", 1)).toBe("/blog/");
  expect(indexAddress("/blog/", 12)).toBe("/blog/page/12/");
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 9]],
  [2, 9, [1, 2, 3, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
])("page %i of %i links to %j", (number, count, shown) => {
  expect(shownNumbers({ number, count })).toEqual(shown);
});
