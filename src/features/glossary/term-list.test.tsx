import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TermList } from "./term-list";

const entry = (term: string, definition: string) => ({
  url: `/glossary/${term}/`,
  term,
  letter: term.charAt(0).toUpperCase(),
  definition,
  draft: false,
});

const terms = [entry("auction", "A sale by bids."), entry("bid", "A price."), entry("crédit", "")];
const letters = ["A", "B", "C"].map((label) => ({ url: `#${label}`, label }));
const shown = () => screen.queryAllByRole("heading", { level: 3 }).map((name) => name.textContent);

test("words of a name or a definition filter the terms and the letters", async () => {
  render(<TermList terms={terms} letters={letters} isWhole />);
  const field = screen.getByRole("textbox", { name: "Find a term" });
  await userEvent.type(field, "BID");
  expect(shown()).toEqual(["Auction", "Bid"]);
  expect(screen.queryByRole("link", { name: "C" })).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent("2 of 3 terms");
  await userEvent.clear(field);
  await userEvent.type(field, "credit");
  expect(shown()).toEqual(["Crédit"]);
  await userEvent.type(field, "zz");
  await userEvent.click(screen.getByRole("button", { name: "Show all 3 terms" }));
  expect(shown()).toHaveLength(3);
});

test("a part of the terms has no filter", () => {
  render(<TermList terms={terms} letters={letters} isWhole={false} />);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(shown()).toHaveLength(3);
});
