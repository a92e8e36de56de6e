/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { mistakesOf } from "./testing/body";
import { componentText as mdx } from "./testing/component-text";

const caption = "What the scene shows, in a sentence of some length";

describe("an integration flow", () => {
  const flow = {
    title: "14 May",
    status: "Two held",
    caption,
    unit: "Documents",
    systems: ["ERP", "Sourcing", "Suppliers"],
    documents: [
      { name: "Requisition", from: "ERP", to: "Sourcing", sent: 41, taken: 40, held: 1 },
      { name: "Invitation", from: "Sourcing", to: "Suppliers", sent: 160, taken: 160, held: 0 },
      { name: "Award", from: "Sourcing", to: "ERP", sent: 12, taken: 11, held: 1 },
    ],
    total: { sent: 213, taken: 211, held: 2 },
  };
  const [requisition, ...others] = flow.documents;

  test("whose sums are right is taken", async () => {
    expect(await mistakesOf(mdx("IntegrationFlow", flow))).toEqual([]);
  });

  test.each([
    [
      { total: { sent: 213, taken: 212, held: 2 } },
      "1 IntegrationFlow.total.taken: is 212, but the documents add up to 211",
    ],
    [
      { documents: [{ ...requisition, held: 2 }, ...others] },
      "1 IntegrationFlow.documents.0.held: is 2, but 41 sent less 40 taken in is 1",
    ],
    [
      { documents: [{ ...requisition, from: "SAP" }, ...others] },
      '1 IntegrationFlow.documents.0.from: is "SAP", which is none of the systems',
    ],
    [
      { documents: [{ ...requisition, to: "Suppliers" }, ...others] },
      "1 IntegrationFlow.documents.0.to: is not next to ERP; a document goes from one system to the next",
    ],
    [
      { documents: [{ ...requisition, sent: 41.5 }, ...others] },
      "1 IntegrationFlow.documents.0.sent: is a number, but has to be a whole number: how many were sent",
    ],
    [
      { systems: ["ERP", "Sourcing"] },
      "1 IntegrationFlow.systems: has to name three systems, in the order of the line they form",
    ],
  ])("with %j is refused", async (props, mistake) => {
    const [first] = await mistakesOf(mdx("IntegrationFlow", { ...flow, ...props }));
    expect(first).toBe(mistake);
  });
});

describe("an invoice to payment", () => {
  const invoice = {
    title: "Invoice 1",
    status: "Paid",
    caption,
    currency: "₹",
    received: "2026-02-27",
    invoiced: "2026-02-28",
    approved: "2026-03-03",
    paid: "2026-03-13",
    due: "2026-05-02",
    amount: 1_460_000,
    rate: 12,
    days: 50,
    discount: 24_000,
    payout: 1_436_000,
  };

  test("whose discount is right is taken, to the nearest rupee", async () => {
    expect(await mistakesOf(mdx("InvoiceToPayment", invoice))).toEqual([]);
    const odd = { ...invoice, amount: 1_000_000, discount: 16_438, payout: 983_562 };
    expect(await mistakesOf(mdx("InvoiceToPayment", odd))).toEqual([]);
  });

  test.each([
    [
      { days: 49 },
      [
        "1 InvoiceToPayment.days: is 49, but from 2026-03-13 to 2026-05-02 are 50 days",
        "1 InvoiceToPayment.discount: is 24,000, but 14,60,000 × 12% × 49 ÷ 365 is 23,520",
      ],
    ],
    [
      { payout: 1_436_001 },
      ["1 InvoiceToPayment.payout: is 14,36,001, but 14,60,000 less 24,000 is 14,36,000"],
    ],
    [
      { approved: "2026-02-20" },
      ["1 InvoiceToPayment.approved: 2026-02-20 is before 2026-02-28, the day of invoiced"],
    ],
    [
      { due: "2026-02-30" },
      ['1 InvoiceToPayment.due: "2026-02-30" is no date; write year-month-day, such as 2026-01-31'],
    ],
  ])("with %j is refused", async (props, mistakes) => {
    const found = await mistakesOf(mdx("InvoiceToPayment", { ...invoice, ...props }));
    expect(found.slice(0, mistakes.length)).toEqual(mistakes);
  });
});

describe("a schedule", () => {
  const schedule = (...parts: object[]) => mdx("Schedule", { unit: "week", parts });

  test("in order is taken, also where parts run side by side", async () => {
    const parts = [
      { from: 1, to: 2, what: "Map fields" },
      { from: 1, to: 3, what: "Train" },
    ];
    expect(await mistakesOf(schedule(...parts))).toEqual([]);
  });

  test.each([
    [
      [
        { from: 2, what: "First" },
        { from: 1, what: "Second" },
      ],
      "1 Schedule.parts.1.from: is 1, but the part before begins at 2",
    ],
    [
      [
        { from: 2, to: 1, what: "First" },
        { from: 3, what: "Second" },
      ],
      "1 Schedule.parts.0.to: is 1, which is before 2",
    ],
    [
      [
        { from: 0, what: "First" },
        { from: 3, what: "Second" },
      ],
      "1 Schedule.parts.0.from: is below 1; the first is 1",
    ],
  ])("of %j is refused", async (parts, mistake) => {
    expect(await mistakesOf(schedule(...parts))).toEqual([mistake]);
  });
});
