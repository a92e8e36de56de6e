import type { SectionProps } from ".";
import { columnFormatter, formatNumber } from "../lib/format-number";
import { Noted } from "./document-fields";
import * as styles from "./document.module.css";

interface DocumentItemsProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly items: NonNullable<SectionProps<"Document">["items"]>;
}

/** The lines of a document, each with quantity, rate and amount, and their total. */
export function DocumentItems({ label, items }: DocumentItemsProps) {
  const { unit, lines, total } = items;
  const formatAmount = columnFormatter(lines.map(({ amount }) => amount));
  const formatRate = columnFormatter(lines.map(({ rate }) => rate));
  return (
    <table className={styles.items} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((item) => (
          <tr key={item.label}>
            <th scope="row">
              <Noted note={item.note}>{item.label}</Noted>
              <small>
                {formatNumber(item.quantity)} {item.unit} × {formatRate(item.rate)}
              </small>
            </th>
            <td>{formatAmount(item.amount)}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">Total</th>
          <td>{formatAmount(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}
