import { expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import type { ContentNode } from "../content-model/content-tree";
import { ActionBand } from "./action-band";
import { CallToAction } from "./call-to-action";
import { Related } from "./cards";
import ContentNodes from "./content-nodes";
import { textsOf } from "./testing/rows";

const show = (node: ContentNode) => render(<ContentNodes nodes={[node]} images={[]} />);

test("a band of action is a region with its heading, line and actions", () => {
  render(
    <ActionBand id="next" title="See your RFQ" text="It takes 40 minutes.">
      <CallToAction label="Read how" to="/how/" />
    </ActionBand>,
  );
  const region = screen.getByRole("region", { name: "See your RFQ" });
  expect(within(region).getByRole("heading", { level: 2 })).toHaveAttribute("id", "next");
  expect(region).toHaveTextContent("It takes 40 minutes.");
  expect(within(region).getByRole("link", { name: "Read how" })).toHaveAttribute("href", "/how/");
});

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

const pages = [
  { title: "Steel", text: "Coil by index.", to: "/steel/" },
  { title: "Film", text: "By the kilogram.", to: "/film/" },
  { title: "Freight", text: "Sixty lanes.", to: "/freight/" },
];

test("related pages are a named navigation of three links", () => {
  render(<Related items={pages} />);
  const ways = screen.getByRole("navigation", { name: "Related pages" });
  expect(within(ways).getAllByRole("link")).toHaveLength(3);
});

test("an answer can be read without opening anything", () => {
  const props = { ask: "Does it work?" };
  const question: ContentNode = { component: "Question", props, children: [paragraph("Yes.")] };
  show({ component: "Questions", props: {}, children: [question] });
  expect(screen.getByRole("heading", { level: 3, name: "Does it work?" })).toBeVisible();
  expect(screen.getByText("Yes.")).toBeVisible();
});
