import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import type { ContentNode } from "../../content-model/content-tree";
import { Content } from "../content";

const show = (...tree: ContentNode[]) => render(<Content body={tree} images={[]} />);

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe("a quotation comparison", () => {
  const scene: ContentNode = {
    component: "QuotationComparison",
    props: {
      title: "RFQ 1",
      status: "Opened 14 May",
      caption: "Mill A is lowest once freight counts.",
      unit: "₹ per tonne",
      suppliers: ["Mill A", "Mill B"],
      lines: [
        { label: "Price", amounts: [61_400, 60_150] },
        { label: "Freight", amounts: [1450, 2960.5] },
      ],
      landed: [62_850, 63_110.5],
      lot: { label: "100 tonnes", quantity: 100, amounts: [6_285_000, 6_311_050] },
    },
  };

  test("is a figure that says what it shows", () => {
    show(scene);
    const figure = screen.getByRole("figure");
    expect(figure).toHaveTextContent(
      /^RFQ 1Opened 14 May.*Mill A is lowest once freight counts\.$/u,
    );
  });

  test("is a table that names the lowest landed cost in words", () => {
    show(scene);
    expect(rowsOf(screen.getByRole("table"))).toEqual([
      ["₹ per tonne", "Mill A", "Mill B"],
      ["Price", "61,400.00", "60,150.00"],
      ["Freight", "1,450.00", "2,960.50"],
      ["Landed cost", "62,850.00lowest", "63,110.50"],
      ["100 tonnes", "62,85,000", "63,11,050"],
    ]);
    expect(screen.getAllByRole("rowheader")).toHaveLength(4);
  });

  test("scrolls by itself, also by keyboard", () => {
    show(scene);
    expect(screen.getByRole("group", { name: "RFQ 1" })).toHaveAttribute("tabindex", "0");
  });
});

describe("a bid ladder", () => {
  const scene: ContentNode = {
    component: "BidLadder",
    props: {
      title: "Auction 1",
      caption: "Three bids take the price down.",
      unit: "₹ per trip",
      opens: "11:00",
      closes: "11:20",
      now: "11:17:46",
      start: 58_500,
      bids: [
        { at: "11:02", bidder: "Carrier 3", price: 57_900 },
        { at: "11:05", bidder: "Carrier 1", price: 57_200 },
        { at: "11:17", bidder: "Carrier 3", price: 54_700 },
      ],
      quantity: { amount: 260, unit: "trips" },
      saving: { currency: "₹", amount: 988_000 },
    },
  };

  test("tells the time that is left, and the bids with the lowest on top", () => {
    show(scene);
    expect(screen.getByText("2:14 left")).toBeVisible();
    expect(rowsOf(screen.getByRole("table"))).toEqual([
      ["Bidder", "Time", "₹ per trip", "Below opening"],
      ["Carrier 3", "11:17", "54,700", "3,800"],
      ["Carrier 1", "11:05", "57,200", "1,300"],
      ["Carrier 3", "11:02", "57,900", "600"],
    ]);
  });

  test("says what the lowest bid saves, and how that is reckoned", () => {
    show(scene);
    expect(screen.getByText(/Opening price/u, { selector: "p" })).toHaveTextContent(
      "Opening price 58,500, lowest bid 54,700: 3,800 × 260 trips = ₹9,88,000",
    );
  });

  test("leaves nothing to its drawings that its words don't say", () => {
    const { container } = show(scene);
    for (const drawing of container.querySelectorAll("svg")) {
      expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull();
    }
  });
});
