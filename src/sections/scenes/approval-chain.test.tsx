import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import type { ContentComponentOf } from "../../content-model/content-tree";
import { Content } from "../content";

const scene: ContentComponentOf<"ApprovalChain"> = {
  component: "ApprovalChain",
  props: {
    title: "Order 1",
    status: "Waits for the head",
    caption: "The freight takes the order over a limit.",
    unit: "₹",
    lines: [
      { label: "Order", amount: 9_600_000 },
      { label: "Freight", amount: 640_000 },
    ],
    total: 10_240_000,
    levels: [
      { who: "Lead", limit: 500_000, answered: "12 May, 10:05", note: "Deputy, on leave" },
      { who: "Plant head", limit: 2_500_000, asked: "12 May, 10:06" },
      { who: "CFO", limit: 50_000_000 },
      { who: "Board" },
    ],
  },
};

const levels = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("an approval chain tells each level's limit and what it said", () => {
  render(<Content body={[scene]} images={[]} />);
  expect(levels()).toEqual([
    "Leadup to 5,00,000Recommended 12 May, 10:05Deputy, on leave",
    "Plant headup to 25,00,000Asked to recommend 12 May, 10:06",
    "CFOup to 5,00,00,000Will be asked to approve",
    "Boardno limitNot asked: a lower limit covers it",
  ]);
});

test("it tells what the total is made of, unless it is one amount", () => {
  const { rerender } = render(<Content body={[scene]} images={[]} />);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Order",
    "Freight",
    "To be approved, ₹",
  ]);
  const lines = [{ label: "Order", amount: 10_240_000 }];
  rerender(<Content body={[{ ...scene, props: { ...scene.props, lines } }]} images={[]} />);
  expect(screen.getByRole("term")).toHaveTextContent("Order, ₹");
  expect(screen.getByRole("definition")).toHaveTextContent("1,02,40,000");
});

test("a chain that is through says who approved", () => {
  const done = scene.props.levels.slice(0, 3).map((level) => ({ ...level, answered: "13 May" }));
  const { container } = render(
    <Content body={[{ ...scene, props: { ...scene.props, levels: done } }]} images={[]} />,
  );
  expect(levels()[2]).toBe("CFOup to 5,00,00,000Approved 13 May");
  for (const drawing of container.querySelectorAll("svg")) {
    expect(drawing).toHaveAttribute("aria-hidden", "true");
  }
});
