import { expect, test } from "@jest/globals";
import { byLetter, letterAddress, letterOf, letterPositions } from "./letters";

test("a name is listed under its first letter, or under 0–9", () => {
  expect(["landed cost", "3pl", "₹ per tonne", "", "खरीद"].map(letterOf)).toEqual([
    "L",
    "0–9",
    "0–9",
    "0–9",
    "ख",
  ]);
});

test("a letter links to the page of its first name", () => {
  expect(letterPositions(["A", "A", "B", "B", "C"], 3)).toEqual([
    { letter: "A", page: 1 },
    { letter: "B", page: 1 },
    { letter: "C", page: 2 },
  ]);
  expect(letterAddress("/glossary/", { letter: "B", page: 1 })).toBe("/glossary/#letter-b");
  expect(letterAddress("/glossary/", { letter: "C", page: 2 })).toBe("/glossary/page/2/#letter-c");
});

test("names with the same letter are one group, even if symbols sort on both sides", () => {
  const names = [
    { name: "3pl", letter: "0–9" },
    { name: "award", letter: "A" },
    { name: "~", letter: "0–9" },
  ];
  expect(byLetter(names)).toEqual([
    ["0–9", [names[0], names[2]]],
    ["A", [names[1]]],
  ]);
});
