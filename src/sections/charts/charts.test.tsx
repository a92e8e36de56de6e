import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chart } from "../../content-model/chart";
import { figures } from "../../content-model/testing/figures";
import { tableRows } from "../testing/rows";
import { Chart } from "./chart";

/** Renders a chart from what its author writes. @returns Its element. */
function show(props: object): HTMLElement {
  render(<Chart {...chart.parse(props)} />);
  return screen.getByRole("figure", { name: "A chart, ₹" });
}

/** The numbers of an attribute, without the percent sign. */
const numbers = (elements: Iterable<Element>, attribute: string) =>
  [...elements].map((element) => Number.parseFloat(element.getAttribute(attribute) ?? ""));

const waterfall = figures["Chart waterfall"];

test("a waterfall has a bar from one amount to the next, and marks the largest change", () => {
  const figure = show(waterfall);
  expect(screen.getByRole("img")).toHaveAccessibleName(
    "Bar chart, ₹: from Price, 80.00, to Landed cost, 59.50, in 2 changes; the largest change is Rebate, −40.50.",
  );
  const bars = [...figure.querySelectorAll("rect")];
  expect(numbers(bars, "x")).toEqual([0, 80, 59.5, 0]);
  expect(numbers(bars, "width")).toEqual([80, 20, 40.5, 59.5]);
  expect(numbers(figure.querySelectorAll(".marked"), "x")).toEqual([59.5]);
  expect(figure).toHaveTextContent("+20.00");
  expect(figure).toHaveTextContent(waterfall.caption);
});

test("a waterfall below zero has its zero inside the drawing", () => {
  const figure = show({
    ...waterfall,
    changes: [{ label: "Rebate", amount: -100 }],
    total: { label: "Refund", amount: -20 },
  });
  const bars = [...figure.querySelectorAll("rect")];
  expect(numbers(bars, "x")).toEqual([20, 0, 0]);
  expect(numbers(bars, "width")).toEqual([80, 100, 20]);
});

test("a waterfall of amounts that are close says where its axis starts", () => {
  const figure = show({
    ...waterfall,
    start: { label: "Should-cost", amount: 778.4 },
    changes: [{ label: "Gap", amount: 69.1 }],
    total: { label: "Price", amount: 847.5 },
  });
  expect(figure).toHaveTextContent("Axis starts at ₹740");
  const [start, gap, price] = numbers(figure.querySelectorAll("rect"), "width");
  expect((start ?? 0) + (gap ?? 0)).toBeCloseTo(price ?? 0, 1);
});

test("a waterfall names its limit, and marks it across all bars", () => {
  const figure = show({ ...waterfall, limit: { label: "Budget", amount: 90 } });
  expect(screen.getByRole("img")).toHaveAccessibleName(/ Budget: 90\.00\.$/u);
  expect(screen.getByText("Budget")).toBeInTheDocument();
  expect(numbers(figure.querySelectorAll(".tick"), "x1")).toEqual([90, 90, 90, 90, 90]);
});

test("the data of a chart is a table that opens without script", async () => {
  show(waterfall);
  const summary = screen.getByText("Show the data");
  expect(summary.closest("details")).not.toHaveAttribute("open");
  await userEvent.click(summary);
  expect(summary.closest("details")).toHaveAttribute("open");
  expect(tableRows()).toEqual([
    ["Line", "₹"],
    ["Price", "80.00"],
    ["Freight", "20.00"],
    ["Rebate", "−40.50"],
    ["Landed cost", "59.50"],
  ]);
});

test("an author can mark a part of a chart", () => {
  const figure = show({ ...waterfall, mark: "Freight" });
  expect(numbers(figure.querySelectorAll(".marked"), "x")).toEqual([80]);
});

test("bars without a total are alternatives, which are compared and not added up", () => {
  show({ ...figures["Chart bars"], total: undefined });
  expect(screen.getByRole("img")).toHaveAccessibleName(
    "Bar chart in ₹. Auctions is the lowest, at 60. Negotiation is the highest, at 100.",
  );
  expect(tableRows()).toEqual([
    ["Line", "Hard saving", "Cost avoidance", "Total"],
    ["Auctions", "60", "0", "60"],
    ["Negotiation", "60", "40", "100"],
  ]);
});

test("stacked bars follow each other, and name their parts", () => {
  const figure = show(figures["Chart bars"]);
  expect(screen.getByRole("img")).toHaveAccessibleName(
    "Bar chart in ₹. Negotiation is the largest of 2 lines, at 100. The total is 160.",
  );
  const bars = [...figure.querySelectorAll("dd:last-child rect")];
  expect(numbers(bars, "x")).toEqual([0, 0, 60]);
  expect(numbers(bars, "width")).toEqual([60, 60, 40]);
  expect(tableRows()).toEqual([
    ["Line", "Hard saving", "Cost avoidance", "Total"],
    ["Auctions", "60", "0", "60"],
    ["Negotiation", "60", "40", "100"],
    ["Total", "120", "40", "160"],
  ]);
});

test("lines keep the distance of their months, and are named at their ends", () => {
  const figure = show(figures["Chart lines"]);
  expect(screen.getByRole("img")).toHaveAccessibleName(
    "Line chart, ₹, Nov 2025 to Mar 2026: Copper index from 100 to 200; Rate from 0 to 200.",
  );
  const paths = [...figure.querySelectorAll("[data-tone] path:first-child")];
  expect(paths.map((path) => path.getAttribute("d"))).toEqual([
    "M0,50L25,25L100,0",
    "M0,100L25,75L100,0",
  ]);
  const [index, rate] = numbers(figure.querySelectorAll("text"), "y");
  // Both lines end at the top: their names are below each other.
  expect(rate).toBeGreaterThanOrEqual((index ?? 0) + 15);
  expect(tableRows()[1]).toEqual(["Nov 2025", "100", "0"]);
});

test("an amount that holds is drawn level until the next month, and the last one for a month", () => {
  const figure = show({ ...figures["Chart lines"], steps: true });
  const path = figure.querySelector("[data-tone] path:first-child");
  expect(path).toHaveAttribute("d", "M0,50H20V25H80V0H100");
});

test("lines that never move are drawn in the middle", () => {
  const amounts = [7, 7, 7];
  const series = ["Index", "Rate"].map((label) => ({ label, amounts }));
  const figure = show({ ...figures["Chart lines"], series });
  const path = figure.querySelector("[data-tone] path")?.getAttribute("d");
  expect(path).toMatch(/^M0,(?<y>[\d.]+)L[\d.]+,\k<y>L100,\k<y>$/u);
  expect(path).not.toContain("NaN");
});

test("tiles fill the drawing by their amounts, and the most spend without a contract is marked", () => {
  const figure = show(figures["Chart treemap"]);
  expect(screen.getByRole("img")).toHaveAccessibleName(
    "Area chart in ₹. Steel is the largest of 3 categories, at 50 of 100. Film has the most spend without a contract, 20.",
  );
  for (const drawing of figure.querySelectorAll("svg[aria-hidden]")) {
    const tiles = [...drawing.querySelectorAll("svg")];
    const [widths, heights] = [numbers(tiles, "width"), numbers(tiles, "height")];
    const areas = widths.map((width, tile) => Math.round((width * (heights[tile] ?? 0)) / 100));
    for (const [tile, share] of [50, 30, 20].entries()) {
      expect(Math.abs((areas[tile] ?? 0) - share)).toBeLessThan(2);
    }
    expect(drawing.querySelectorAll(".marked")).toHaveLength(1);
  }
  expect(figure).toHaveTextContent("20 without contract");
  expect(tableRows().at(-1)).toEqual(["Total", "100", "60", "60%"]);
});

test("days show how much earlier a supplier is paid", () => {
  const figure = show(figures["Chart days"]);
  expect(screen.getByRole("img")).toHaveAccessibleName(
    "Days from 26 Feb to 2 May: supplier is paid on 13 Mar, 50 days early.",
  );
  expect(figure).toHaveTextContent("50 days early");
  expect(tableRows()[2]).toEqual(["supplier is paid", "13 Mar", "₹14,36,000"]);
});
