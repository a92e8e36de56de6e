import { screen, within } from "@testing-library/react";

/** Texts of the cells of the only table, row by row. */
export function tableRows(): (string | null)[][] {
  return within(screen.getByRole("table"))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

/** Texts of all elements with a role. */
export function textsOf(role: "definition" | "listitem" | "term"): (string | null)[] {
  return screen.getAllByRole(role).map(({ textContent }) => textContent);
}
