import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import type { ContentNode } from "../content-model/content-tree";
import ContentNodes from "./content-nodes";
import { textsOf } from "./testing/rows";

const show = (node: ContentNode) => render(<ContentNodes nodes={[node]} images={[]} />);

const paragraph = (text: string): ContentNode => ({ tag: "p", children: [text] });

test("each step of a walk-through has its text first, then its scene", () => {
  const step = (title: string, children: readonly ContentNode[]): ContentNode => ({
    component: "WalkStep",
    props: { title },
    children,
  });
  const children = [
    step("Ask", [paragraph("One sheet."), paragraph("Three suppliers."), paragraph("Sheet")]),
    step("Award", [paragraph("One reason."), paragraph("Scene")]),
  ];
  show({ component: "WalkThrough", props: {}, children });
  expect(textsOf("listitem")).toEqual([
    "AskOne sheet.Three suppliers.Sheet",
    "AwardOne reason.Scene",
  ]);
  const [first] = screen.getAllByRole("listitem");
  const [text, scene] = first?.children ?? [];
  expect(text).toHaveTextContent("AskOne sheet.Three suppliers.");
  expect(scene).toHaveTextContent(/^Sheet$/u);
});

test("an answer can be read without opening anything", () => {
  const props = { ask: "Does it work?" };
  const question: ContentNode = { component: "Question", props, children: [paragraph("Yes.")] };
  show({ component: "Questions", props: {}, children: [question] });
  expect(screen.getByRole("heading", { level: 3, name: "Does it work?" })).toBeVisible();
  expect(screen.getByText("Yes.")).toBeVisible();
});
