import { z } from "zod";
import { line, listOf } from "./fields";

/** The offices on a map, each with what it does and some of its people. */
export const offices = z
  .strictObject({
    items: listOf(1, 3, {
      on: z
        .enum(["bengaluru", "columbus", "pune"])
        .describe("its place on the map (static/drawings/offices.svg)"),
      city: line(2, 40).describe("the city, with its state where readers need it"),
      does: line(10, 120).describe("what the office does"),
      people: listOf(1, 4, {
        name: line(2, 40).describe("a person's name"),
        does: line(3, 90).describe("what this person does"),
      }).describe("one to four people"),
    }).describe("one to three offices"),
  })
  .superRefine(({ items }, context) => {
    const places = items.map(({ on }) => on);
    for (const [index, on] of places.entries()) {
      if (places.indexOf(on) === index) continue;
      const message = `"${on}" already has an office; use each place of the map once`;
      context.addIssue({ code: "custom", path: ["items", index, "on"], message });
    }
  });
