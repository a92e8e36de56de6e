import { longDay } from "../../../lib/calendar";
import { DataTable, type DataRow } from "../kit/data-table";
import { textIn } from "../kit/region";
import { showDays, showMoney, showNumber, showPercent } from "../kit/show";
import { StatementPage } from "../kit/statement";
import { hasEffect } from "./break-even";
import type { Comparison } from "./comparison";
import { supplierFields } from "./supplier-fields";
import { namedLines, today, unitOf, valueText, verdictOf } from "./words";

/** What was quoted and is worth checking, in reading order. Amounts are among the cost lines. */
const quotedKeys = [
  "price",
  "rate",
  "insurance",
  "duty",
  "surcharge",
  "hmf",
  "tax",
  "rejects",
  "creditDays",
] as const;

/** The comparative statement on paper: one page, ready to sign. Screens hide it. */
export function Statement({ comparison }: { readonly comparison: Comparison }) {
  const { ranking, state, region, terms } = comparison;
  if (terms === null) return null;
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
  const quoted = quotedKeys.flatMap((key) => {
    const cells = inOrder.map(({ quotation }) =>
      hasEffect(quotation, key)
        ? valueText(key, quotation.numbers[key], quotation, comparison)
        : "–",
    );
    const isLeftOut = (key === "tax" && terms.taxCredit) || cells.every((cell) => cell === "–");
    const label = key === "price" ? `Price per ${unit}` : textIn(supplierFields[key].label, region);
    return isLeftOut ? [] : [row(label, cells)];
  });
  const unitTyped = state.unit.trim();
  return (
    <StatementPage
      heading={`Comparative statement: ${state.item.trim() || "quotations"}`}
      verdict={`${headline}: ${detail}`}
    >
      <p>
        <span>{`Compared on ${longDay(today())}. Quantity ${showNumber(terms.quantity, region)}${unitTyped && ` (${unitTyped})`}. `}</span>
        <span>{`Cost of money ${showPercent(terms.interest)} a year against ${showDays(terms.standardDays.toNumber())} of credit. `}</span>
        <span>{terms.taxCredit ? "Recoverable tax left out." : "Tax counted as a cost."}</span>
      </p>
      <DataTable
        caption="Landed cost by supplier"
        corner="Supplier"
        narrow="scroll"
        columns={inOrder.map(({ quotation: { name } }) => name)}
        rows={[
          row(
            textIn(supplierFields.term.label, region),
            inOrder.map(({ quotation: { term } }) => {
              const option = supplierFields.term.options.find(({ value }) => value === term);
              return textIn(option?.label ?? term, region);
            }),
          ),
          ...quoted,
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
