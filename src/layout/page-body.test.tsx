import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import type { ContentNode } from "../content-model/content-tree";
import { PageBody } from "./page-body";

const scene: ContentNode = {
  component: "QuotationComparison",
  props: {
    title: "RFQ 1",
    status: "Opened",
    caption: "Two quotations side by side.",
    unit: "₹",
    suppliers: ["A", "B"],
    lines: [{ label: "Price", amounts: [1, 2] }],
    landed: [1, 2],
  },
};
const action: ContentNode = { component: "CallToAction", props: { label: "Go on", to: "/on/" } };
const text: ContentNode = { tag: "p", children: ["The text."] };

const show = (...body: ContentNode[]) =>
  render(<PageBody page={{ heading: "A page", intro: "For whom.", body, images: [] }} />);

test("a page opens with its heading, what to do next and its scene, whatever their order", () => {
  const { container } = show({ component: "Opening", props: {}, children: [scene, action] }, text);
  expect(screen.getByRole("heading", { level: 1, name: "A page" })).toBeVisible();
  expect(container).toHaveTextContent(/^A pageFor whom\.Go onRFQ 1.*side by side\.The text\.$/u);
});

test("a page without an opening shows its heading and its text", () => {
  const { container } = show(text);
  expect(container).toHaveTextContent(/^A pageFor whom\.The text\.$/u);
});
