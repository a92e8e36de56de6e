import { expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { Cards } from "./cards";
import { NextSteps } from "./next-steps";
import { OnThisPage } from "./on-this-page";
import { textsOf } from "./testing/rows";

test("a table of contents links to the parts of its page", () => {
  render(
    <OnThisPage
      items={[
        { label: "Auctions", note: "4 answers", to: "/faq/#events" },
        { label: "Suppliers", to: "/faq/#suppliers" },
      ]}
    />,
  );
  const contents = screen.getByRole("navigation", { name: "On this page" });
  expect(textsOf("listitem")).toEqual(["Auctions4 answers", "Suppliers"]);
  expect(within(contents).getByRole("link", { name: "Suppliers" })).toHaveAttribute(
    "href",
    "/faq/#suppliers",
  );
});

test("the steps after a form are in order, each with its time first", () => {
  render(
    <NextSteps
      items={[
        { when: "Day 1", what: "We call you", detail: "It takes 20 minutes." },
        { when: "Day 2", what: "You get a quote" },
      ]}
    />,
  );
  expect(textsOf("listitem")).toEqual([
    "Day 1We call youIt takes 20 minutes.",
    "Day 2You get a quote",
  ]);
});

test("a card of a tool shows its worked example, for the readers of each region", () => {
  const miniature = (headline: string) => ({
    headline,
    caption: "Who is asked",
    drawing: { kind: "chain" as const, steps: [{ name: "Buyer", task: "Approves" }] },
  });
  render(
    <Cards
      items={[
        {
          title: "Matrix",
          text: "Who approves.",
          to: "/tools/approval-matrix/",
          tool: "approval-matrix",
        },
        {
          title: "Auction",
          text: "Who wins.",
          to: "/tools/reverse-auction/",
          tool: "reverse-auction",
        },
      ]}
      miniatures={{
        "approval-matrix": { in: miniature("Approves ₹5"), us: miniature("Approves $5") },
      }}
    />,
  );
  expect(screen.getByText("Approves ₹5")).toBeInTheDocument();
  expect(screen.getByText("Approves $5")).toBeInTheDocument();
  expect(screen.getAllByText("Worked example: who is asked")).toHaveLength(2);
  expect(screen.getAllByRole("link", { name: "Matrix" })[0]).toHaveAttribute(
    "href",
    "/tools/approval-matrix/",
  );
});
