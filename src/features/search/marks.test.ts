import { expect, test } from "@jest/globals";
import { markWords } from "./marks";

test("whole words are marked, whatever their case and accents; markup stays text", () => {
  const pieces = markWords("Crédit <b>credit</b> note", new Set(["credit"]));
  expect(pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual([
    "Crédit",
    "credit",
  ]);
  expect(pieces.map(({ text }) => text).join("")).toBe("Crédit <b>credit</b> note");
});
