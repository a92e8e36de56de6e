import { memo } from "react";
import { longDay } from "../../../lib/calendar";
import { isInPrice } from "../../../lib/incoterms";
import { DataTable, type DataRow } from "../kit/data-table";
import { textIn } from "../kit/region";
import { showDays, showMoney, showNumber, showPercent } from "../kit/show";
import { StatementPage } from "../kit/statement";
import type { Comparison } from "./comparison";
import type { Quotation, Ranked } from "./cost";
import { carriedLines, type NumberKey } from "./fields";
import { supplierFields } from "./supplier-fields";
import { namedLines, today, unitOf, valueText, verdictOf, winningText } from "./words";
import * as styles from "./landed-cost.module.css";

const NONE = "–";

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

/** Whether a field has an effect on the cost, so that it is worth a line. */
function hasEffect(quotation: Quotation, key: NumberKey): boolean {
  const { term, isImport, isForeign, numbers } = quotation;
  const line = carriedLines[key];
  if (line !== undefined && isInPrice(term, line)) return false;
  if (line === "duty" && !isImport) return false;
  if (key === "rate") return isForeign;
  return key === "creditDays" || numbers[key].gt(0);
}

/** The comparative statement on paper: one page, ready to sign. Screens hide it. */
export const Statement = memo(function Statement({
  comparison,
}: {
  readonly comparison: Comparison;
}) {
  const { ranking, state, region, terms } = comparison;
  if (terms === null) return null;
  const unit = unitOf(comparison);
  const inOrder = [...ranking].sort((one, other) => one.quotation.index - other.quotation.index);
  const row = (label: string, cellOf: (own: Ranked) => string): DataRow => {
    return { label, cells: inOrder.map(cellOf) };
  };
  const quoted = quotedKeys
    .filter((key) => key !== "tax" || !terms.taxCredit)
    .map((key) =>
      row(
        key === "price" ? `Price per ${unit}` : textIn(supplierFields[key].label, region),
        ({ quotation: own }) =>
          hasEffect(own, key) ? valueText(key, own.numbers[key], own, comparison) : NONE,
      ),
    );
  const lines = namedLines(comparison).map(({ label, amountOf }) =>
    row(label, ({ cost }) => {
      const amount = amountOf(cost);
      return amount?.eq(0) === false ? showMoney(amount, region) : NONE;
    }),
  );
  const winning = winningText(comparison);
  const unitTyped = state.unit.trim();
  return (
    <StatementPage
      heading={`Comparative statement: ${state.item.trim() || "quotations"}`}
      text={{ ...verdictOf(comparison), notes: winning === null ? [] : [winning] }}
    >
      <p>
        <span>{`Compared on ${longDay(today())}. Quantity ${showNumber(terms.quantity, region)}${unitTyped && ` (${unitTyped})`}. `}</span>
        <span>{`Cost of funds ${showPercent(terms.interest)} a year against ${showDays(terms.standardDays.toNumber())} of credit. `}</span>
        <span>{terms.taxCredit ? "Recoverable tax left out." : "Tax counted as a cost."}</span>
      </p>
      <div className={ranking.length > 4 ? styles.many : undefined}>
        <DataTable
          caption="Landed cost by supplier"
          corner="Supplier"
          narrow="scroll"
          columns={inOrder.map(({ quotation: { name } }) => name)}
          rows={[
            row("Delivery term", ({ quotation }) => quotation.term),
            ...[...quoted, ...lines].filter(({ cells }) => cells.some((cell) => cell !== NONE)),
            { ...row("Landed cost", ({ cost }) => showMoney(cost.total, region)), isTotal: true },
            row(`Per ${unit}`, ({ perUnit }) => showMoney(perUnit, region, 2)),
            row("Rank", (own) => String(ranking.indexOf(own) + 1)),
          ]}
        />
      </div>
    </StatementPage>
  );
});
