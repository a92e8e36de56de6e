import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import type { ContentNode } from "../../content-model/content-tree";
import { Content } from "../content";

const show = (...tree: ContentNode[]) => render(<Content body={tree} images={[]} />);

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** Lengths of a bar's parts, of 200. */
const barsOf = (container: HTMLElement) =>
  [...container.querySelectorAll("svg")].map((bar) =>
    [...bar.querySelectorAll("rect")].map((part) => Number(part.getAttribute("width"))),
  );

const frame = { title: "Sheet 1", caption: "What the scene shows, in a sentence." };

describe("spend by category", () => {
  const scene: ContentNode = {
    component: "SpendByCategory",
    props: {
      ...frame,
      status: "April to March",
      unit: "₹ crore",
      categories: [
        { label: "Steel", spend: 50, contract: 45 },
        { label: "Film", spend: 30, contract: 10 },
        { label: "Freight", spend: 20, contract: 5 },
      ],
      total: { spend: 100, contract: 60 },
    },
  };

  test("tells amount, share and what has no contract", () => {
    show(scene);
    expect(rowsOf(screen.getByRole("table"))).toEqual([
      ["Category", "₹ crore", "Share", "No contract"],
      ["Steel", "50", "50.0%", "5"],
      ["Film", "30", "30.0%", "20"],
      ["Freight", "20", "20.0%", "15"],
      ["Total", "100", "100.0%", "40"],
    ]);
    expect(screen.getByText(/Filled/u)).toHaveTextContent("60 of 100 = 60.0%");
  });

  test("draws each amount by the largest, filled as far as it is under contract", () => {
    const { container } = show(scene);
    expect(barsOf(container)).toEqual([
      [200, 180],
      [120, 40],
      [80, 20],
    ]);
  });
});

describe("a supplier scorecard", () => {
  const scene: ContentNode = {
    component: "SupplierScorecard",
    props: {
      ...frame,
      status: "July to September",
      target: 80,
      criteria: [
        { label: "Quality", evidence: "46 of 50 lots", weight: 60, mark: 92 },
        { label: "Delivery", evidence: "39 of 50 lines", weight: 40, mark: 78 },
      ],
      score: 86.4,
    },
  };

  test("tells evidence, mark, weight and points, and in words what is below target", () => {
    show(scene);
    expect(rowsOf(screen.getByRole("table"))).toEqual([
      ["Criterion, tick at 80", "Mark", "Weight", "Points"],
      ["Quality46 of 50 lots", "92", "60%", "55.2"],
      ["Delivery39 of 50 lines", "78below 80", "40%", "31.2"],
      ["Score", "", "100%", "86.4"],
    ]);
    expect(screen.getByText(/Mark × weight/u)).toHaveTextContent("55.2 + 31.2 = 86.4");
  });
});

describe("a capex budget", () => {
  const scene = (award: number): ContentNode => ({
    component: "CapexBudget",
    props: {
      ...frame,
      status: "2 of 2 awarded",
      unit: "₹ crore",
      packages: [
        { label: "Filler", budget: 6.4, award },
        { label: "Utilities", budget: 2.3, award: 2.41 },
      ],
      total: { budget: 8.7, award: award + 2.41 },
    },
  });

  test("tells what is left of each budget, and in words what is over", () => {
    show(scene(6.12));
    expect(rowsOf(screen.getByRole("table"))).toEqual([
      ["₹ crore", "Budget", "Award", "Left"],
      ["Filler", "6.40", "6.12", "0.28"],
      ["Utilities", "2.30", "2.41", "−0.11over"],
      ["Project", "8.70", "8.53", "0.17"],
    ]);
    expect(screen.getByText(/sanction/u)).toHaveTextContent(
      "Left of the sanction: 8.70 − 8.53 = 0.17",
    );
  });

  test("draws each award by its budget, marks what is over, and says so of the whole", () => {
    const { container } = show(scene(6.4));
    expect(barsOf(container)).toEqual([
      [191, 191],
      [191, 191, 9],
    ]);
    expect(screen.getByText(/sanction/u)).toHaveTextContent(
      "Over the sanction: 8.70 − 8.81 = −0.11",
    );
  });
});
