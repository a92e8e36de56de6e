import { memo } from "react";
import { ResultTables } from "../kit/result-table";
import { StatementPage } from "../kit/statement";
import { bandResults } from "./details";
import type { Matrix } from "./matrix";
import type { Reading } from "./reading";
import { daysText, limitText, verdictOf } from "./words";

function exceptionRows({ exceptions, roles }: Matrix) {
  return exceptions.map(({ when, reviewers }) => {
    const names = reviewers.map((id) => roles[id]?.name).join(" and ");
    return { label: when, cells: [names ? `First asks ${names}` : "The next band above approves"] };
  });
}

/** The matrix on paper: one page, ready to sign. Screens hide it. */
export const Statement = memo(function Statement({ reading }: { readonly reading: Reading }) {
  const { matrix, region } = reading;
  if (matrix === null) return null;
  const roles = matrix.roles.map(({ name, limit, days }) => ({
    label: name,
    cells: [limitText(limit, region), `answers in ${daysText(days)}`],
  }));
  const exceptions = exceptionRows(matrix);
  const tables = [
    bandResults(matrix, region),
    {
      caption: "Exceptions",
      columns: ["Exception", "Effect"],
      words: ["Effect"],
      rows: exceptions,
    },
    { caption: "Roles", columns: ["Role", "Limit", "Days"], rows: roles },
  ];
  return (
    <StatementPage heading="Approval matrix for purchases" text={verdictOf(reading)}>
      <ResultTables tables={tables.filter(({ rows }) => rows.length > 0)} />
    </StatementPage>
  );
});
