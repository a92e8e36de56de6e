import { expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import type { ContentNode } from "../content-model/content-tree";
import { Content } from "./content";

const sheet: ContentNode = {
  component: "Document",
  props: {
    title: "Line sheet",
    number: "RFQ 1",
    head: [{ label: "Closes", value: "14 May", note: 1 }],
    items: {
      unit: "₹",
      lines: [
        { label: "Shoes", quantity: 5200, unit: "pairs", rate: 11.5, amount: 59_800, note: 2 },
        { label: "Laces", quantity: 10, unit: "pairs", rate: 20, amount: 200 },
      ],
      total: 60_000,
    },
    foot: [{ label: "Signed", value: "Stores", note: 3 }],
    notes: ["On the closing time.", "On the shoes.", "On the signature."],
    caption: "What a supplier fills in.",
  },
};

test("a document shows its fields, its lines and their sum", () => {
  render(<Content body={[sheet]} images={[]} />);
  const table = screen.getByRole("table", { name: "Line sheet" });
  const rows = within(table).getAllByRole("row");
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ["Line", "₹"],
    ["Shoes\u00a025,200 pairs × 11.50", "59,800"],
    ["Laces10 pairs × 20.00", "200"],
    ["Total", "60,000"],
  ]);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "14 May\u00a01",
    "Stores\u00a03",
  ]);
  expect(screen.getByRole("figure")).toHaveTextContent(/What a supplier fills in\.$/u);
});

test("its notes are a list, each with the number that its part carries", () => {
  render(<Content body={[sheet]} images={[]} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "1On the closing time.",
    "2On the shoes.",
    "3On the signature.",
  ]);
});
