import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ContentNode } from "../content-model/content-tree";
import { useLeadState } from "../features/lead/lead-state";
import { Content } from "./content";

const show = (...tree: ContentNode[]) => render(<Content body={tree} images={[]} />);
const text = (words: string): ContentNode => ({ tag: "p", children: [words] });

test("a section is a region of its title, with an anchor", () => {
  show({ component: "Section", props: { id: "cost", title: "Cost" }, children: [text("Much.")] });
  const region = within(screen.getByRole("region", { name: "Cost" }));
  expect(region.getByRole("heading", { level: 2, name: "Cost" })).toHaveAttribute("id", "cost");
  expect(region.getByText("Much.")).toBeVisible();
});

test("steps are a numbered list", () => {
  const step = (title: string): ContentNode => ({
    component: "Step",
    props: { title },
    children: [text(`${title} text`)],
  });
  show({ component: "Steps", props: {}, children: [step("First"), step("Second")] });
  const items = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(screen.getByRole("list").tagName).toBe("OL");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "FirstFirst text",
    "SecondSecond text",
  ]);
});

test("questions are headings with their answers", () => {
  const question: ContentNode = {
    component: "Question",
    props: { ask: "How much?" },
    children: [text("It depends.")],
  };
  show({ component: "Questions", props: {}, children: [question] });
  expect(screen.getByRole("heading", { level: 3, name: "How much?" })).toBeVisible();
  expect(screen.getByText("It depends.")).toBeVisible();
});

test("figures tell value, label and basis", () => {
  const items = [{ value: "₹4.2 crore", label: "saved", basis: "in a year" }];
  show({ component: "Figures", props: { items } });
  expect(screen.getByRole("term")).toHaveTextContent("saved");
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "₹4.2 crore",
    "in a year",
  ]);
});

test("worked examples of one title are told apart", () => {
  const example: ContentNode = {
    component: "WorkedExample",
    props: { title: "An example" },
    children: [text("1 + 1 = 2")],
  };
  show(example, example);
  const regions = screen.getAllByRole("region", { name: "An example" });
  expect(new Set(regions.map((region) => region.getAttribute("aria-labelledby"))).size).toBe(2);
});

test("a remark has a title or none", () => {
  show(
    { component: "Callout", props: { title: "Note" }, children: [text("One.")] },
    { component: "Callout", props: {}, children: [text("Two.")] },
  );
  expect(screen.getAllByRole("complementary").map(({ textContent }) => textContent)).toEqual([
    "NoteOne.",
    "Two.",
  ]);
});

describe("a call to action", () => {
  test("leads to a page", () => {
    show({ component: "CallToAction", props: { label: "See pricing", to: "/pricing/" } });
    expect(screen.getByRole("link", { name: "See pricing" })).toHaveAttribute("href", "/pricing/");
  });

  test("is plain or the page's main action", () => {
    show(
      { component: "CallToAction", props: { label: "Read on", to: "/on/" } },
      { component: "CallToAction", props: { label: "Apply", to: "/apply/", primary: true } },
    );
    expect(screen.getByRole("link", { name: "Read on" })).toHaveClass("secondary");
    expect(screen.getByRole("link", { name: "Apply" })).toHaveClass("primary");
  });

  test("or opens the lead modal", async () => {
    function Modal() {
      return <p>modal: {useLeadState("modal")}</p>;
    }
    show({ component: "CallToAction", props: { label: "Call me", opens: "sales-callback" } });
    render(<Modal />);
    await userEvent.click(screen.getByRole("button", { name: "Call me" }));
    expect(screen.getByText("modal: sales-callback")).toBeVisible();
  });
});
