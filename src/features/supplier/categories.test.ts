import { expect, test } from "@jest/globals";
import {
  cleanCategories,
  offeredCategories,
  supplierRequirement,
  withCategory,
} from "./categories";

test("all categories and the longest typed text fit into a lead", () => {
  const names = Array.from({ length: 500 }, (_, index) => `${index} ${"x".repeat(200)}`);
  const text = supplierRequirement("x".repeat(8000), cleanCategories(names));
  expect(text.length).toBeLessThanOrEqual(20_000);
});

test("names are one line each, without blanks and duplicates", () => {
  expect(cleanCategories([" Steel\n coils ", "\u200b", "", "Steel coils", "Bearings"])).toEqual([
    "Steel coils",
    "Bearings",
  ]);
});

test("a chosen category that the list lacks is offered", () => {
  expect(offeredCategories(["A", "B"], ["C", "A"])).toEqual(["A", "B", "C"]);
});

test("choices are in the order of the list, whatever the order of ticking", () => {
  const offered = ["A", "B", "C"];
  const chosen = withCategory(offered, ["C"], "A", true);
  expect(chosen).toEqual(["A", "C"]);
  expect(withCategory(offered, chosen, "C", false)).toEqual(["A"]);
});
