import { expect, test } from "@jest/globals";
import { withNote } from "./note";

const note = "Estimate\nHard savings ₹1 crore\nhttps://site.example/";

test("a note is added below what the visitor wrote", () => {
  expect(withNote("", note)).toBe(note);
  expect(withNote("We buy coil. ", note)).toBe(`We buy coil.\n\n${note}`);
});

test("a note is added once", () => {
  expect(withNote(`Hello\n\n${note}`, note)).toBe(`Hello\n\n${note}`);
});

test("a note replaces an unchanged earlier one, whatever characters it has", () => {
  const text = withNote("Above", note) + "\nBelow";
  expect(withNote(text, "New $& $1", note)).toBe("Above\n\nNew $& $1\nBelow");
  expect(withNote("Above\n\nEstimate, edited", "New", note)).toBe(
    "Above\n\nEstimate, edited\n\nNew",
  );
});

test("a long text is kept, and the note loses the lines that don't fit", () => {
  const long = "x".repeat(7980);
  expect(withNote(long, note)).toBe(`${long}\n\nEstimate`);
  const full = "x".repeat(8000);
  expect(withNote(full, note)).toBe(full);
});
