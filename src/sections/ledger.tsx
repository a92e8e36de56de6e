import { useId } from "react";
import type { SectionProps } from "./section-props";
import { columnFormatter } from "../lib/format-number";
import * as styles from "./ledger.module.css";

/** An account: opening balance, what came in and went out, and the balance after each line. */
export function Ledger({ title, unit, columns, opening, lines, closing }: SectionProps<"Ledger">) {
  const id = useId();
  const amounts = lines.flatMap((line) => [line.in ?? 0, line.out ?? 0]);
  const formatAmount = columnFormatter([opening.balance, ...amounts]);
  const format = (amount?: number) => (amount === undefined ? "" : formatAmount(amount));
  let { balance } = opening;
  const balances = lines.map((line) => (balance = balance + (line.in ?? 0) - (line.out ?? 0)));
  return (
    <div className={styles.ledger} role="group" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id}>
          {title}, <span>{unit}</span>
        </caption>
        <thead>
          <tr>
            {["Entry", columns.in, columns.out, columns.balance].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.end}>
            <th scope="row" colSpan={3}>
              {opening.label}
            </th>
            <td>{format(opening.balance)}</td>
          </tr>
          {lines.map((line, index) => (
            <tr key={index}>
              <th scope="row">
                <small>{line.on}</small> {line.label}
              </th>
              <td>{format(line.in)}</td>
              <td>{format(line.out)}</td>
              <td>{format(balances[index])}</td>
            </tr>
          ))}
          <tr className={styles.end}>
            <th scope="row" colSpan={3}>
              {closing.label}
            </th>
            <td>
              <strong>{format(closing.balance)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
