import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import type { ContentNode } from "../../content-model/content-tree";
import { Content } from "../content";

const scene: ContentNode = {
  component: "IntakeRequest",
  props: {
    title: "Request 1",
    caption: "One sentence becomes an RFQ.",
    asked: { words: "We need a crane", by: "Maintenance", at: "09:12" },
    answers: [{ label: "Site", value: "Boiler house" }],
    currency: "₹",
    estimate: { quantity: 9, unit: "days", rate: 75_000, amount: 675_000 },
    routes: [
      { limit: 50_000, becomes: "Two quotations", due: "3 days" },
      { limit: 1_000_000, becomes: "RFQ by buyer", due: "8 days" },
      { becomes: "Sourcing plan", due: "Agreed" },
    ],
    event: { name: "RFQ 2", at: "09:41", facts: [{ label: "Scope", value: "Taken over" }] },
  },
};

test("an intake request tells what was asked, and how long it took to become an event", () => {
  render(<Content body={[scene]} images={[]} />);
  expect(screen.getByRole("figure")).toHaveTextContent(
    /^Request 1Sorted in 29 minutes“We need a crane”Maintenance, 09:12.*→ RFQ 2 opened 09:41/u,
  );
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Boiler house",
    "Taken over",
  ]);
});

test("it works the estimate out and says in words which route it meets", () => {
  render(<Content body={[scene]} images={[]} />);
  expect(screen.getByText(/9 days/u).closest("p")).toHaveTextContent("9 days × 75,000 = ₹6,75,000");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Up to 50,000 Two quotations 3 days",
    "Up to 10,00,000 RFQ by buyerthis request 8 days",
    "Above that Sourcing plan Agreed",
  ]);
});
