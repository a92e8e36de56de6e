/** @jest-environment node */
import { expect, test } from "@jest/globals";
import type { Node } from "gatsby";
import type { ComponentProps } from "../content-model/components";
import type { ContentNode } from "../content-model/content-tree";
import { fake } from "./testing/fake";
import { miniaturesIn, showsTools, toolMiniatures, withMiniatures } from "./tool-miniatures";

const matrix = {
  roles: [
    { name: "Buyer", limit: 50_000, days: 1, bands: [true, true], reviews: [] },
    { name: "Director", days: 2, bands: [false, true], reviews: [] },
  ],
  bands: [{ upTo: 50_000 }, { above: 50_000 }],
};

const page = (fields: object) => fake<Node>({ internal: { type: "MarketingPage" }, ...fields });

const pages = [
  page({ title: "About" }),
  page({
    template: "tool",
    tool: {
      name: "approval-matrix",
      in: { ...matrix, amount: 40_000 },
      us: { ...matrix, amount: 60_000 },
      offer: { title: "Check your matrix", text: "Bring the matrix that you use today." },
    },
  }),
];

const card = { title: "Approvals", text: "Who approves what.", to: "/tools/approval-matrix/" };
const textWith = (items: ComponentProps<"Cards">["items"]): readonly ContentNode[] => [
  {
    component: "Section",
    props: { id: "tools", title: "Tools" },
    children: [{ component: "Cards", props: { items } }],
  },
];

test("cards of tools get the worked example of each region", () => {
  const body = textWith([{ ...card, tool: "approval-matrix" as const }, card]);
  expect(showsTools(body)).toBe(true);
  const { "approval-matrix": own } = toolMiniatures(pages);
  expect([own?.in?.headline, own?.us?.headline]).toEqual([
    "Buyer approves ₹40,000",
    "Director approves $60,000",
  ]);
  expect(own?.us?.drawing).toEqual({
    kind: "chain",
    steps: [
      { name: "Buyer", task: "Recommends" },
      { name: "Director", task: "Approves" },
    ],
  });
  expect(JSON.stringify(withMiniatures(body, toolMiniatures(pages)))).toContain("$60,000");
  const regional = JSON.stringify(withMiniatures(body, miniaturesIn(toolMiniatures(pages), "us")));
  expect(regional).toContain("$60,000");
  expect(regional).not.toContain("₹");
});

test("a text without cards of tools is left alone", () => {
  expect(showsTools(textWith([card]))).toBe(false);
});
