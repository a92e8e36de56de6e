import { showMoney } from "../shared/show";
import { StatementPage } from "../shared/statement";
import type { ToolRegion } from "../shared/tool-props";
import { lineKeys } from "./cost";
import { lineLabels } from "./fields";
import type { Figures } from "./figures";
import * as styles from "./statement.module.css";
import type { Comparison } from "./comparison";
import { verdictOf } from "./verdict";

interface StatementProps {
  readonly figures: Figures;
  readonly region: ToolRegion;
  readonly comparison: Comparison;
}

/** The comparative statement on paper: one page, ready to sign. Screens hide it. */
export function Statement({ figures, region, comparison }: StatementProps) {
  const { ranking } = comparison;
  const { item, quantity, unit, interest, standardDays, taxCredit, extras, suppliers } = figures;
  const labels = lineLabels(region);
  const { headline, detail } = verdictOf(comparison, figures, region);
  const inOrder = [...ranking].sort((one, other) => one.quotation.index - other.quotation.index);
  const rows = [
    ...lineKeys.map((key) => ({
      label: labels[key],
      amounts: inOrder.map(({ cost }) => cost.lines[key]),
    })),
    ...extras.map(({ label }, line) => ({
      label: label.trim() || `Added cost ${line + 1}`,
      amounts: inOrder.flatMap(({ cost }) => cost.extras[line] ?? []),
    })),
  ].filter(({ amounts }) => amounts.some((amount) => !amount.eq(0)));
  const money = (amount: Parameters<typeof showMoney>[0]) => showMoney(amount, region);
  return (
    <StatementPage heading={`Comparative statement: ${item.trim() || "quotations"}`}>
      <p>
        <span>{quantity}</span> <span>{unit}</span>. Cost of money <span>{interest}</span>% a year
        against <span>{standardDays || 0}</span> days of credit.{" "}
        <span>{taxCredit ? "Recoverable tax left out." : "Tax counted as a cost."}</span>
      </p>
      <table className={styles.amounts}>
        <thead>
          <tr>
            <th scope="col">{region === "in" ? "₹" : "$"}</th>
            {inOrder.map(({ quotation: { index, name, term } }) => (
              <th key={index} scope="col">
                <span>{name}</span>
                <small>
                  {`${term}, ${suppliers[index]?.numbers.price} ${suppliers[index]?.currency.toUpperCase()} per ${unit}`}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, amounts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {amounts.map((amount, index) => (
                <td key={inOrder[index]?.quotation.index}>{amount.eq(0) ? "–" : money(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Landed cost</th>
            {inOrder.map(({ quotation, cost }) => (
              <td key={quotation.index}>{money(cost.total)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{`Per ${unit}`}</th>
            {inOrder.map(({ quotation, perUnit }) => (
              <td key={quotation.index}>{money(perUnit)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Rank</th>
            {inOrder.map((own) => (
              <td key={own.quotation.index}>{ranking.indexOf(own) + 1}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className={styles.result}>{`${headline}: ${detail}`}</p>
    </StatementPage>
  );
}
