import { expect, test } from "@jest/globals";
import { readPalette } from "../build/palette";
import { themeColor } from "./theme-color";

test("browsers' bars have the colour of the page", () => {
  expect(readPalette()("paper")).toEqual(themeColor);
});
