import { describe, expect, jest, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import type { ContentNode } from "../content-model/content-tree";
import { Content } from "./content";

jest.mock("../lib/use-site-settings", () => ({
  useSiteSettings: () => ({ email: "jobs@example.co" }),
}));

const show = (...tree: ContentNode[]) => render(<Content body={tree} images={[]} />);

test("definitions pair each term with what it means, and link those that have a page", () => {
  const items = [
    { term: "Award", means: "The decision with its reason." },
    { term: "Landed cost", means: "The cost at your gate.", to: "/glossary/landed-cost/" },
  ];
  show({ component: "Definitions", props: { items } });
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Award",
    "Landed cost",
  ]);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "The decision with its reason.",
    "The cost at your gate.",
  ]);
  expect(screen.getByRole("link", { name: "Landed cost" })).toHaveAttribute(
    "href",
    "/glossary/landed-cost/",
  );
});

test("a schedule is a list that says when, what, how and who", () => {
  const parts = [
    { from: 1, what: "Fields mapped", who: "Your administrator" },
    { from: 2, to: 3, what: "April runs again", detail: "Line by line." },
  ];
  const { container } = show({ component: "Schedule", props: { unit: "week", parts } });
  const items = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Week 1Fields mappedYour administrator",
    "Weeks 2–3April runs againLine by line.",
  ]);
  const drawings = [...container.querySelectorAll("svg")];
  expect(drawings.map((svg) => svg.querySelector("path")?.getAttribute("d"))).toEqual([
    "M0 0h1v1h-1z",
    "M1 0h2v1h-2z",
  ]);
  expect(drawings.every((svg) => svg.getAttribute("aria-hidden") === "true")).toBe(true);
});

describe("job openings", () => {
  const opening = {
    title: "Buyer & tester",
    place: "Pune",
    pay: "₹18 to 24 lakh",
    reportsTo: "the head of sourcing",
    closes: "2026-02-28",
  };

  test("say what is open, for what pay, and how to apply until when", () => {
    show({ component: "JobOpenings", props: { asOf: "2026-01-31", items: [opening] } });
    expect(screen.getByText(/open, as of/u)).toHaveTextContent("position open, as of 31 January");
    expect(screen.getByRole("heading", { level: 3, name: "Buyer & tester" })).toBeVisible();
    expect(screen.getByRole("listitem")).toHaveTextContent(
      "Pune. Pay: ₹18 to 24 lakh a year. Reports to: the head of sourcing.Apply by e-mail until 28 February 2026",
    );
    expect(screen.getByRole("link", { name: "Apply by e-mail" })).toHaveAttribute(
      "href",
      "mailto:jobs@example.co?subject=Buyer%20%26%20tester",
    );
  });

  test("say that nothing is open, and since when that is known", () => {
    const { container } = show({
      component: "JobOpenings",
      props: { asOf: "2026-01-31", items: [] },
    });
    expect(container).toHaveTextContent(
      /^0positions open, as of 31 January 2026No position is open\./u,
    );
    expect(screen.queryByRole("list")).toBeNull();
  });
});
