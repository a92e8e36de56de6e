import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import type { ContentNode } from "../content-model/content-tree";
import ContentNodes from "./content-nodes";

const table: ContentNode = {
  tag: "table",
  children: [{ tag: "tbody", children: [{ tag: "tr", children: [{ tag: "td" }] }] }],
};

test("a table has the name of the heading above it, or of the component around it", () => {
  const nodes: readonly ContentNode[] = [
    table,
    {
      tag: "h2",
      props: { id: "cost" },
      children: ["What ", { tag: "em", children: ["it"] }, " costs"],
    },
    {
      component: "WorkedExample",
      props: { title: "Freight for a month" },
      children: [table, { tag: "h3", children: ["By lane"] }, table],
    },
    { tag: "p", children: ["In a year:", { tag: "br" }] },
    table,
  ];
  render(<ContentNodes nodes={nodes} images={[]} />);
  const names = screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"));
  expect(names).toEqual(["Table", "Freight for a month", "By lane", "What it costs"]);
});
