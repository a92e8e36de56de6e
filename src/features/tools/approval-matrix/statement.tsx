import { memo } from "react";
import { ResultTable } from "../kit/result-table";
import { StatementPage } from "../kit/statement";
import { bandResults } from "./details";
import type { Matrix } from "./matrix";
import type { Reading } from "./reading";
import { daysText, limitText, verdictOf } from "./words";

function exceptionRows({ exceptions, roles }: Matrix) {
  return exceptions.map(({ when, effect }) => ({
    label: when,
    cells: [
      effect.kind === "raise"
        ? "The next band above approves"
        : `${roles[effect.role]?.name ?? "A role"} reviews first`,
    ],
  }));
}

/** The matrix on paper: one page, ready to sign. Screens hide it. */
export const Statement = memo(function Statement({ reading }: { readonly reading: Reading }) {
  const { matrix, region } = reading;
  if (matrix === null) return null;
  const { headline, detail } = verdictOf(reading);
  const roles = matrix.roles.map(({ name, limit, days }) => ({
    label: name,
    cells: [limitText(limit, region), `answers in ${daysText(days)}`],
  }));
  const exceptions = exceptionRows(matrix);
  return (
    <StatementPage heading="Approval matrix for purchases" verdict={`${headline}. ${detail}`}>
      <ResultTable results={bandResults(matrix, region)} />
      {exceptions.length === 0 ? null : (
        <ResultTable
          results={{
            caption: "Exceptions",
            columns: ["Exception", "Effect"],
            words: ["Effect"],
            rows: exceptions,
          }}
        />
      )}
      <ResultTable
        results={{ caption: "Roles", columns: ["Role", "Limit", "Days"], rows: roles }}
      />
    </StatementPage>
  );
});
