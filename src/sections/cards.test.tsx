import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Cards } from "./cards";

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
