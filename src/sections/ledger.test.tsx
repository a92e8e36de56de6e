import { expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import type { ContentNode } from "../content-model/content-tree";
import { Content } from "./content";

const show = (...tree: ContentNode[]) => render(<Content body={tree} images={[]} />);

test("a ledger tells each line with the balance after it", () => {
  show({
    component: "Ledger",
    props: {
      title: "Steel turnings, March",
      unit: "tonnes",
      columns: { in: "Generated", out: "Lifted", balance: "In the yard" },
      opening: { label: "Brought forward", balance: 12.5 },
      lines: [
        { on: "Week 1", label: "Machine shop", in: 24 },
        { on: "Week 2", label: "Sale order 88", out: 30 },
      ],
      closing: { label: "Left on 31 March", balance: 6.5 },
    },
  });
  const table = screen.getByRole("table", { name: "Steel turnings, March, tonnes" });
  const rows = within(table).getAllByRole("row");
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ["Entry", "Generated", "Lifted", "In the yard"],
    ["Brought forward", "12.50"],
    ["Week 1 Machine shop", "24.00", "", "36.50"],
    ["Week 2 Sale order 88", "", "30.00", "6.50"],
    ["Left on 31 March", "6.50"],
  ]);
});

test("a checklist tells what must be there, why, and who brings it", () => {
  const item = { why: "So that all quote one part.", who: "Design" };
  const items = ["Drawing", "Weight", "Sample"].map((what) => ({ ...item, what }));
  show({ component: "Checklist", props: { items } });
  const [first, ...more] = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(first).toHaveTextContent("Drawing" + "So that all quote one part." + "Brought by Design");
  expect(more).toHaveLength(2);
});
