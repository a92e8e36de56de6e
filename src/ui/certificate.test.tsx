import { expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { Certificate } from "./certificate";

const award = {
  title: "Award certificate",
  serial: "RFQ 7",
  item: "Steel, 10 tonnes",
  name: { label: "Awarded to", value: "Alpha Steel" },
  facts: [{ label: "Reason", value: "Lowest cost" }],
  signatures: [{ name: "Plant head", note: "Approved 2 May" }, { name: "Checked by" }],
};

test("a certificate says in words what was awarded, to whom, why and who signed", () => {
  render(<Certificate {...award} caption="One award." sample />);
  const paper = screen.getByRole("figure");
  for (const words of ["Award certificate", "RFQ 7", "Steel, 10 tonnes", "One award.", "Sample"]) {
    expect(paper).toHaveTextContent(words);
  }
  expect(screen.getByText("Alpha Steel").previousSibling).toHaveTextContent("Awarded to");
  const [first, second] = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(first).toHaveTextContent("Plant head Approved 2 May");
  expect(second).toHaveTextContent(/^Checked by\s*$/u);
});

test("a draft says so to screen readers once", () => {
  render(<Certificate {...award} isDraft />);
  const read = screen.getAllByText(/Draft/u).filter((it) => !it.hasAttribute("aria-hidden"));
  expect(read.map((it) => it.textContent)).toEqual(["Draft · RFQ 7"]);
});

test("without signatures there is no empty list", () => {
  render(<Certificate {...award} signatures={[]} />);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});
