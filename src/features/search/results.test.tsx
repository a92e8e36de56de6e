import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Results } from "./results";

test("matching words are marked, whatever their case and accents; markup stays text", () => {
  const entry = { kind: "Blog", url: "/blog/", title: "Crédit <b>credit</b> note" };
  const results = [{ ...entry, description: "CREDIT notes.", words: ["credit"] }];
  render(<Results query="credit" answer={{ total: 30, isPartial: false, results }} />);
  expect(screen.getAllByRole("mark").map(({ textContent }) => textContent)).toEqual([
    "Crédit",
    "credit",
    "CREDIT",
  ]);
  expect(screen.getByRole("link")).toHaveTextContent("Crédit <b>credit</b> note");
});
