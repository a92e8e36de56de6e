import { expect, test } from "@jest/globals";
import type { ContentNode } from "../content-model/content-tree";
import { splitClosing, splitContent, splitSections } from "./content-parts";

const p = (text: string): ContentNode => ({ tag: "p", children: [text] });

test("a body that is not a list is an error that says what to do", () => {
  expect(() => splitContent({ tag: "p" })).toThrow("Delete .cache and public.");
});

test("what a home page ends with is apart from its text", () => {
  const end: ContentNode = { component: "Closing", props: {}, children: [p("Asked")] };
  expect(splitClosing([p("Text"), end])).toEqual({ main: [p("Text")], closing: [p("Asked")] });
  expect(splitClosing([p("Text")])).toEqual({ main: [p("Text")], closing: [] });
});

test("what a form page shows beside its form ends at the first section", () => {
  const section: ContentNode = {
    component: "Section",
    props: { id: "cost", title: "Cost" },
    children: [p("Cost")],
  };
  expect(splitSections([p("Next"), section, p("End")])).toEqual({
    before: [p("Next")],
    sections: [section, p("End")],
  });
  expect(splitSections([p("Next")])).toEqual({ before: [p("Next")], sections: [] });
});
