import type { SectionProps } from ".";
import { formatNumber, sharedDecimals } from "../lib/format-number";
import { Noted } from "./document-fields";
import * as styles from "./document.module.css";

interface DocumentItemsProps {
  /** What the table is called. */
  readonly label: string;
  readonly items: NonNullable<SectionProps<"Document">["items"]>;
}

/** The lines of a document: quantity, rate and amount of each, and their sum. */
export function DocumentItems({ label, items }: DocumentItemsProps) {
  const { unit, lines, total } = items;
  const decimals = sharedDecimals(lines.map(({ amount }) => amount));
  const rates = sharedDecimals(lines.map(({ rate }) => rate));
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
                {formatNumber(item.quantity)} {item.unit} × {formatNumber(item.rate, rates)}
              </small>
            </th>
            <td>{formatNumber(item.amount, decimals)}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">Total</th>
          <td>{formatNumber(total, decimals)}</td>
        </tr>
      </tbody>
    </table>
  );
}
