import { expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import type { ContentComponentOf } from "../content-model/content-tree";
import { Content } from "./content";

const comparison: ContentComponentOf<"BeforeAfter"> = {
  component: "BeforeAfter",
  props: {
    title: "One RFQ",
    before: "On e-mail",
    after: "In the file",
    rows: [
      { step: "Ask", before: "Seven mails", after: "One issue", takes: [6, 0.5] },
      { step: "Compare", before: "Retyped", after: "Ready", takes: [8, 1] },
      { step: "Approve", before: "Carried round", after: "By phone", takes: [3, 1] },
    ],
    total: { label: "Hours in all", unit: "h", sums: [17, 2.5] },
    caption: "Sample figures from one purchase.",
  },
};

const rows = () =>
  within(screen.getByRole("table", { name: "One RFQ" }))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test("before and after is a table of both ways, step by step, with their sums", () => {
  render(<Content body={[comparison]} images={[]} />);
  expect(rows()).toEqual([
    ["On e-mail", "In the file"],
    ["Ask"],
    ["6 hSeven mails", "0.5 hOne issue"],
    ["Compare"],
    ["8 hRetyped", "1 hReady"],
    ["Approve"],
    ["3 hCarried round", "1 hBy phone"],
    ["Hours in all"],
    ["17 h", "2.5 h"],
  ]);
  expect(screen.getByRole("figure")).toHaveTextContent(/Sample figures from one purchase\.$/u);
});

test("it needs no figures", () => {
  const rowsAlone = comparison.props.rows.map((row) => ({ ...row, takes: undefined }));
  const bare = { ...comparison.props, rows: rowsAlone, total: undefined, caption: undefined };
  render(<Content body={[{ ...comparison, props: bare }]} images={[]} />);
  expect(rows().at(-1)).toEqual(["Carried round", "By phone"]);
});
