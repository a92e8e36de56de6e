import { expect, test } from "@jest/globals";
import { withNote } from "./note";

const note = "Estimate\nHard savings ₹1 crore\nhttps://site.example/";

test("a note stands alone or below what the visitor wrote", () => {
  expect(withNote("", note)).toBe(note);
  expect(withNote("We buy coil. ", note)).toBe(`We buy coil.\n\n${note}`);
});

test("it is not put there twice", () => {
  expect(withNote(`Hello\n\n${note}`, note)).toBe(`Hello\n\n${note}`);
});

test("it replaces an earlier one that stands unchanged, whatever signs it has", () => {
  const text = withNote("Above", note) + "\nBelow";
  expect(withNote(text, "New $& $1", note)).toBe("Above\n\nNew $& $1\nBelow");
  expect(withNote("Above\n\nEstimate, edited", "New", note)).toBe(
    "Above\n\nEstimate, edited\n\nNew",
  );
});

test("of what the visitor wrote nothing is lost, the note loses lines that don't fit", () => {
  const long = "x".repeat(7980);
  expect(withNote(long, note)).toBe(`${long}\n\nEstimate`);
  const full = "x".repeat(8000);
  expect(withNote(full, note)).toBe(full);
});
