import { expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import type { ContentNode } from "../../content-model/content-tree";
import { table } from "../../content-model/table";
import { figures } from "../../content-model/testing/figures";
import ContentNodes from "../content-nodes";
import { tableRows, textsOf } from "../testing/rows";

const frame = {
  module: "Events",
  title: "RFQ 7 · Steel coil",
  status: "Open",
  caption: "What the window shows.",
} as const;

/** Renders a window with blocks. Its drawings are hidden from screen readers, or described. */
function show(children: readonly ContentNode[], more: object = {}): HTMLElement {
  const node: ContentNode = { component: "Window", props: { ...frame, ...more }, children };
  const { container } = render(<ContentNodes nodes={[node]} images={[]} />);
  for (const drawing of container.querySelectorAll("svg")) {
    expect(drawing.closest('[aria-hidden], [role="img"]')).not.toBeNull();
  }
  return screen.getByRole("figure");
}

const quotations: ContentNode = { component: "Table", props: table.parse(figures.Table) };

test("a window has its caption, and its decoration is hidden from screen readers", () => {
  const figure = show([quotations], { action: "Award", user: "Asha Rao", sample: true });
  expect(figure).toHaveTextContent(/Sample: invented for illustration\. What the window shows\.$/u);
  for (const text of ["Award", "Comparison", "Search", "Suppliers"]) {
    for (const element of within(figure).getAllByText(text)) {
      expect(element.closest("[aria-hidden]")).not.toBeNull();
    }
  }
  expect(within(figure).getByText("AR")).toBeVisible();
});

test("a table has the same decimals for one unit, and details beside their labels", () => {
  show([quotations]);
  expect(tableRows()).toEqual([
    ["₹ per tonne", "Aravalli Strip", "Shivalik Steels", "Konkan Coil"],
    ["Price", "710.50", "700.00", "600.00"],
    ["Freight to the gate", "10.00", "50.00", "200.00"],
    ["Landed cost", "720.50", "750.00", "800.00"],
    ["10 tonnes", "7,205", "7,500", "8,000"],
  ]);
  expect(screen.getByText("720.50", { selector: "mark" })).toBeVisible();
  expect(screen.getByRole("group", { name: frame.title })).toContainElement(
    screen.getByRole("table"),
  );
});

test("columns are ranked from the lowest, on an axis that says where it starts", () => {
  const figure = show([quotations]);
  const rows = [...figure.querySelectorAll("[data-moves]")];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "ASAravalli Strip720.50",
    "SSShivalik Steels750.00",
    "KCKonkan Coil800.00",
  ]);
  // By price alone Aravalli Strip is last and Konkan Coil first.
  expect(rows.map((row) => row.getAttribute("data-moves"))).toEqual(["2", "0", "-2"]);
  expect(figure).toHaveTextContent("Landed cost, ₹ per tonne; axis starts at ₹500.00");
});

test("dollars are grouped as in the United States, and nothing is drawn for an amount of zero", () => {
  const rows = [
    { label: "Filler", cells: [1_250_000, 1_200_000] },
    { label: "Utilities", cells: [300_000, 0] },
  ];
  const figure = show([
    {
      component: "Table",
      props: {
        unit: "$",
        columns: [{ label: "Budget" }, { label: "Award" }],
        rows,
        bars: { shows: "award as a part of the budget", part: "Award", of: "Budget" },
      },
    },
  ]);
  expect(tableRows()[1]).toEqual(["Filler", "1,250,000", "1,200,000"]);
  expect(figure.querySelectorAll("th svg")).toHaveLength(1);
  expect(figure).toHaveTextContent("Bar: award as a part of the budget");
});

test("an auction shows the time left and the bids, best first", () => {
  const figure = show([{ component: "Bids", props: figures.Bids }]);
  expect(figure).toHaveTextContent("Time left 2:08");
  expect(screen.getByRole("img")).toHaveAccessibleName("3 bids from 58,500 to 54,700, 2:08 left");
  const path = figure.querySelector("[data-tone] path")?.getAttribute("d");
  expect(path).toBe("M0,10H10V22H25V36H85V86H89.3");
  expect(tableRows()).toEqual([
    ["Bidder", "Time", "₹ per trip", "Below opening"],
    ["Ashva Roadways", "11:17", "54,700", "3,800"],
    ["Doab Lines", "11:05", "57,200", "1,300"],
    ["Ashva Roadways", "11:02", "57,900", "600"],
  ]);
  expect(screen.getByRole("group", { name: frame.title })).toBeVisible();
});

test("an approval chain shows the total, and the limit and answer of each level", () => {
  show([{ component: "Chain", props: figures.Chain }]);
  expect(textsOf("term")).toEqual(["Order", "Freight", "Total to approve, ₹"]);
  expect(textsOf("definition")).toEqual(["96,00,000", "6,40,000", "1,02,40,000"]);
  expect(textsOf("listitem")).toEqual([
    "LLead up to ₹5,00,000Deputy, on leaveRecommended 12 May, 10:05",
    "PHPlant head up to ₹25,00,000Asked to recommend 12 May, 10:06",
    "CFOCFO up to ₹5,00,00,000Will be asked to approve",
    "BBoard no limitNot needed",
  ]);
});

test("a feed has what was done and what was said, and a working its result", () => {
  show([
    {
      component: "Feed",
      props: {
        entries: [
          { at: "09:12", who: "Maintenance", what: "We need a crane", says: true },
          { at: "09:41", who: "Intake desk", what: "opened RFQ 2" },
        ],
      },
    },
    { component: "Working", props: { label: "Estimate", text: "9 days × 75,000 = ₹6,75,000" } },
  ]);
  expect(textsOf("listitem")).toEqual([
    "MMaintenance 09:12 We need a crane",
    "IDIntake desk opened RFQ 2 09:41",
  ]);
  expect(screen.getByText("₹6,75,000", { selector: "strong" })).toBeVisible();
});

test("a chart in a window has a description and its data, without a second caption", () => {
  show([{ component: "Chart", props: figures["Chart treemap"] }]);
  expect(screen.getAllByRole("figure")).toHaveLength(1);
  expect(screen.getByRole("img")).toHaveAccessibleName(/^Area chart in ₹/u);
  expect(tableRows().at(-1)).toEqual(["Total", "100", "60", "60%"]);
});
