import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import type { ContentNode } from "../../content-model/content-tree";
import { Content } from "../content";

const show = (...tree: ContentNode[]) => render(<Content body={tree} images={[]} />);

const rows = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe("an integration flow", () => {
  const scene: ContentNode = {
    component: "IntegrationFlow",
    props: {
      title: "Register of 14 May",
      status: "1 held",
      caption: "One requisition waits.",
      unit: "Documents",
      systems: ["ERP", "Sourcing", "Suppliers"],
      documents: [
        { name: "Requisitions", from: "ERP", to: "Sourcing", sent: 1046, taken: 1045, held: 1 },
        { name: "Receipts", from: "ERP", to: "Sourcing", sent: 64, taken: 64, held: 0 },
        { name: "Awards", from: "Sourcing", to: "ERP", sent: 21, taken: 21, held: 0 },
        { name: "Invitations", from: "Sourcing", to: "Suppliers", sent: 162, taken: 162, held: 0 },
      ],
      total: { sent: 1293, taken: 1292, held: 1 },
    },
  };

  test("is a figure that counts every kind of document, its way and what waits", () => {
    show(scene);
    expect(screen.getByRole("figure")).toHaveTextContent(
      /^Register of 14 May1 held.*One requisition waits\.$/u,
    );
    expect(rows()).toEqual([
      ["Documents", "Sent", "Taken in", "Held"],
      ["RequisitionsERP to Sourcing", "1,046", "1,045", "1"],
      ["ReceiptsERP to Sourcing", "64", "64", "0"],
      ["AwardsSourcing to ERP", "21", "21", "0"],
      ["InvitationsSourcing to Suppliers", "162", "162", "0"],
      ["All documents", "1,293", "1,292", "1"],
    ]);
  });

  test("draws the systems in a row with the sums between them, which the table says in words", () => {
    const { container } = show(scene);
    const [drawing, ...more] = container.querySelectorAll('[aria-hidden="true"]');
    expect(more).toEqual([]);
    expect([...(drawing?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      "ERP",
      "1,110 →← 21",
      "Sourcing",
      "162 →← 0",
      "Suppliers",
    ]);
  });
});

describe("an invoice to payment", () => {
  const scene: ContentNode = {
    component: "InvoiceToPayment",
    props: {
      title: "Invoice 0917",
      status: "Paid 13 March",
      caption: "The lender keeps ₹24,000.",
      currency: "₹",
      received: "2026-02-26",
      invoiced: "2026-02-27",
      approved: "2026-03-03",
      paid: "2026-03-13",
      due: "2026-05-02",
      amount: 1_460_000,
      rate: 12,
      days: 50,
      discount: 24_000,
      payout: 1_436_000,
    },
  };

  test("tells each step with its day and its amount", () => {
    show(scene);
    expect(rows()).toEqual([
      ["Step", "Day", "₹"],
      ["Goods received", "26 Feb", "–"],
      ["Invoice raised", "27 Feb", "14,60,000"],
      ["Buyer approves", "3 Mar", "14,60,000"],
      ["Discount for 50 days", "13 Mar", "−24,000"],
      ["Supplier is paid", "13 Mar", "14,36,000"],
      ["Buyer pays the lender", "2 May", "14,60,000"],
    ]);
    expect(screen.getByText("2 May", { selector: "time" })).toHaveAttribute(
      "datetime",
      "2026-05-02",
    );
  });

  test("says how the discount is reckoned", () => {
    show(scene);
    expect(screen.getByText(/÷ 365/u)).toHaveTextContent("14,60,000 × 12% × 50 ÷ 365 = ₹24,000");
  });

  test("leaves nothing to its drawing that its words don't say", () => {
    const { container } = show(scene);
    for (const drawing of container.querySelectorAll("svg")) {
      expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull();
    }
  });
});
