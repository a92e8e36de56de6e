import { DataTable, type DataRow } from "../kit/data-table";
import { showMoney } from "../kit/show";
import { StatementPage } from "../kit/statement";
import type { Comparison } from "./comparison";
import { namedLines, unitOf, verdictOf } from "./words";

/** The comparative statement on paper: one page, ready to sign. Screens hide it. */
export function Statement({ comparison }: { readonly comparison: Comparison }) {
  const { ranking, state, region } = comparison;
  const { item, quantity, interest, standardDays, taxCredit } = state;
  const { headline, detail } = verdictOf(comparison);
  const unit = unitOf(comparison);
  const inOrder = [...ranking].sort((one, other) => one.quotation.index - other.quotation.index);
  const row = (label: string, cells: readonly string[]): DataRow => ({ label, cells });
  const lines = namedLines(comparison).flatMap(({ label, amountOf }) => {
    const amounts = inOrder.map(({ cost }) => amountOf(cost));
    const isEmpty = amounts.every((amount) => amount?.eq(0) !== false);
    const text = (amount: (typeof amounts)[number]) =>
      amount === undefined || amount.eq(0) ? "–" : showMoney(amount, region);
    return isEmpty ? [] : [row(label, amounts.map(text))];
  });
  return (
    <StatementPage
      heading={`Comparative statement: ${item.trim() || "quotations"}`}
      verdict={`${headline}: ${detail}`}
    >
      <p>
        <span>{`${quantity} ${unit}. Cost of money ${interest || 0}% a year against ${standardDays || 0} days of credit. `}</span>
        <span>{taxCredit === "yes" ? "Recoverable tax left out." : "Tax counted as a cost."}</span>
      </p>
      <DataTable
        caption="Landed cost by supplier"
        corner={region === "in" ? "₹" : "$"}
        narrow="scroll"
        columns={inOrder.map(({ quotation: { name } }) => name)}
        rows={[
          row(
            `Quoted per ${unit}`,
            inOrder.map(({ quotation: { index, term } }) => {
              const own = state.suppliers[index];
              return `${term}, ${own?.price ?? ""} ${own?.currency.toUpperCase() ?? ""}`;
            }),
          ),
          ...lines,
          {
            ...row(
              "Landed cost",
              inOrder.map(({ cost }) => showMoney(cost.total, region)),
            ),
            isTotal: true,
          },
          row(
            `Per ${unit}`,
            inOrder.map(({ perUnit }) => showMoney(perUnit, region, 2)),
          ),
          row(
            "Rank",
            inOrder.map((own) => String(ranking.indexOf(own) + 1)),
          ),
        ]}
      />
    </StatementPage>
  );
}
