import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Cards } from "./cards";

test("a card of a tool shows its worked example, for the readers of each region", () => {
  const miniature = (headline: string) => ({
    headline,
    caption: "Who is asked",
    drawing: { kind: "chain" as const, steps: [{ name: "Buyer", task: "Approves" }] },
  });
  const tool = "approval-matrix";
  const own = { in: miniature("Approves ₹5"), us: miniature("Approves $5") };
  const card = {
    title: "Matrix",
    text: "Who approves.",
    to: "/tools/approval-matrix/",
    tool,
  } as const;
  render(<Cards items={[card]} miniatures={{ [tool]: own }} />);
  expect(screen.getByText("Approves ₹5")).toBeInTheDocument();
  expect(screen.getByText("Approves $5")).toBeInTheDocument();
  expect(screen.getAllByText("Worked example: who is asked")).toHaveLength(2);
});
