import { z } from "zod";
import { line, list } from "./fields";
import { complaintsInto } from "./scene-fields";

/** Numbered notes on the rows of the product window inside. */
export const wideScene = z
  .strictObject({
    notes: list(
      z.strictObject({
        at: line(1, 60).describe("the label of the row that the note points at"),
        text: line(20, 240).describe("what to know of that row"),
      }),
      2,
      6,
    ).describe("two to six notes, which are numbered in their order"),
  })
  .superRefine(({ notes }, context) => {
    const add = complaintsInto(context);
    for (const [index, { at }] of notes.entries()) {
      const isRepeated = notes.slice(0, index).some((note) => note.at === at);
      if (isRepeated) add(["notes", index, "at"], `is "${at}" again; give each row one note`);
    }
  });
