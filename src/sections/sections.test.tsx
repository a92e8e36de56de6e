import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { figures } from "../content-model/testing/figures";
import { useLeadState } from "../features/lead/lead-state";
import { BeforeAfter } from "./before-after";
import { CallToAction } from "./call-to-action";
import { Definitions } from "./definitions";
import { Document } from "./document";
import { JobOpenings } from "./job-openings";
import { Quote } from "./quote";
import { Schedule } from "./schedule";
import { tableRows, textsOf } from "./testing/rows";

test("a call to action can open the lead modal", async () => {
  function Modal() {
    return <p>modal: {useLeadState("modal")}</p>;
  }
  render(
    <>
      <CallToAction opens="sales-callback" />
      <Modal />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Talk to sales" }));
  expect(screen.getByText("modal: sales-callback")).toBeVisible();
});

test("a definition links its term if the term has a page", () => {
  const items = [
    { term: "Award", means: "The decision with its reason." },
    { term: "Landed cost", means: "The cost at your gate.", to: "/glossary/landed-cost/" },
  ];
  render(<Definitions items={items} />);
  expect(textsOf("term")).toEqual(["Award", "Landed cost"]);
  expect(textsOf("definition")).toEqual([
    "The decision with its reason.",
    "The cost at your gate.",
  ]);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Landed cost",
  ]);
});

test("a schedule says when each part happens", () => {
  render(<Schedule {...figures.Schedule} />);
  expect(textsOf("listitem")).toEqual([
    "Week 1Fields mappedYour administrator",
    "Weeks 2–3April runs againLine by line.",
  ]);
});

const opening = {
  title: "Buyer & tester",
  place: "Pune",
  country: "IN" as const,
  pay: "₹18 to 24 lakh",
  reportsTo: "the head of sourcing",
  posted: "2026-01-20",
  closes: "2099-02-28",
  sample: false,
};

const closed = { ...opening, title: "Closed", closes: "2026-02-28" };

test("an open position says where, for what pay, and how to apply until when", () => {
  const { container } = render(<JobOpenings asOf="2026-01-31" items={[opening, closed]} />);
  expect(container).toHaveTextContent("1position open, as of 31 January 2026");
  expect(screen.getByRole("listitem")).toHaveTextContent(
    "Pune. Pay: ₹18 to 24 lakh a year. Reports to: the head of sourcing.Apply by email until 28 February 2099",
  );
  expect(screen.getByRole("link", { name: "Apply by email" })).toHaveAttribute(
    "href",
    "mailto:jobs@example.co?subject=Buyer%20%26%20tester",
  );
});

test("an invented position is marked", () => {
  const invented = { ...opening, title: "Invented", sample: true };
  render(<JobOpenings asOf="2026-01-31" items={[opening, invented]} />);
  expect(textsOf("listitem").map((text) => text?.includes("Sample"))).toEqual([false, true]);
});

test("a quote names its source, and is marked if it is invented", () => {
  const quote = { text: "We count first.", name: "Asha", title: "Buyer", company: "Example Co" };
  render(
    <>
      <Quote {...quote} sample={false} />
      <Quote {...quote} sample />
    </>,
  );
  const [real, invented] = screen.getAllByRole("figure");
  expect(real).toHaveTextContent(/^We count first\..*Asha, Buyer, Example Co$/u);
  expect(invented).toHaveTextContent(/Example Co Sample: invented/u);
});

test("without open positions there is a note instead of a list", () => {
  const { container } = render(<JobOpenings asOf="2026-01-31" items={[]} />);
  expect(container).toHaveTextContent(/^No open roles, as of 31 January 2026\./u);
  expect(screen.queryByRole("list")).toBeNull();
});

test("a document shows its fields, lines and total, each with its note", () => {
  render(<Document {...figures.Document} />);
  expect(screen.getByRole("table")).toHaveAccessibleName("Line sheet");
  expect(tableRows()).toEqual([
    ["Line", "$"],
    ["Shoes 520,000 pairs × 11.50", "5,980,000"],
    ["Laces 10 pairs × 20.00 Laces come in pairs too.", "200"],
    ["Total", "5,980,200"],
  ]);
  expect(textsOf("definition")).toEqual(["14 May On the closing time.", "Stores"]);
});

test("before and after compares each step and the totals", () => {
  const approve = { step: "Approve", before: "Carried round", after: "By phone" };
  const rows = [...figures.BeforeAfter.rows.slice(0, 2), approve];
  render(<BeforeAfter {...figures.BeforeAfter} rows={rows} />);
  expect(screen.getByRole("table")).toHaveAccessibleName("One request");
  expect(tableRows()).toEqual([
    ["", "Today", "With the file"],
    ["Ask", "6 hBy mail", "1.5 hIn the file"],
    ["Compare", "8 hBy mail", "0.5 hIn the file"],
    ["Approve", "Carried round", "By phone"],
    ["Hours in all", "17 h", "5 h12 h saved"],
  ]);
});
