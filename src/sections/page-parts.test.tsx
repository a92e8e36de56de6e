import { expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { Cards } from "./cards";
import { CaseStudy } from "./case-study";
import { NextSteps } from "./next-steps";
import { OnThisPage } from "./on-this-page";
import { TradeDrawing } from "./trade-drawing";
import { textsOf } from "./testing/rows";

test("a drawing of a trade is decoration", () => {
  const { container } = render(<TradeDrawing name="coil" />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelector("img")).toHaveAttribute("src", "/figures/trade-coil.svg");
  expect(container.querySelector("img")).not.toHaveAttribute("loading");
});

test("a card can have a drawing above its title", () => {
  const text = "Coil bought on an index.";
  render(
    <Cards
      items={[
        { title: "Steel", text, to: "/steel/", drawing: "coil" },
        { title: "Film", text, to: "/film/" },
      ]}
    />,
  );
  const sources = screen
    .getAllByRole("listitem")
    .map((card) => card.querySelector("img")?.getAttribute("src"));
  expect(sources[0]).toBe("/figures/trade-coil.svg");
  expect(sources[1]).not.toContain("trade");
});

test("a case study is a band with a link, its customer and one figure", () => {
  const { container } = render(
    <CaseStudy
      to="/case-study/alpha/"
      customer="Alpha"
      title="Alpha saves on freight"
      figure={{ value: "3%", label: "saved in a year" }}
      sample
    />,
  );
  expect(container.firstElementChild).toHaveAttribute("data-bleed");
  expect(screen.getByRole("link", { name: "Alpha saves on freight" })).toHaveAttribute(
    "href",
    "/case-study/alpha/",
  );
  expect(container).toHaveTextContent("Case study · Alpha Sample");
  expect(container).toHaveTextContent("3% saved in a year");
  expect(container.querySelector("img")).toHaveAttribute(
    "src",
    "/figures/cover-case-study-alpha.svg",
  );
  expect(screen.queryByRole("img")).toBeNull();
});

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
