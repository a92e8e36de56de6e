import type { SectionProps } from ".";
import { formatNumber } from "../lib/format-number";
import * as styles from "./before-after.module.css";

/** How each step works before and after, side by side. The heading of a step spans both columns. */
export function BeforeAfter(props: SectionProps<"BeforeAfter">) {
  const { title, before, after, rows, total, caption } = props;
  const figure = (amount: number) => (
    <b className={styles.takes}>
      {formatNumber(amount)} <small>{total?.unit}</small>
    </b>
  );
  return (
    <figure className={styles.figure}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        {rows.map(({ step, takes, ...ways }) => (
          <tbody key={step}>
            <tr>
              <th className={styles.step} scope="rowgroup" colSpan={2}>
                {step}
              </th>
            </tr>
            <tr>
              <td>
                {takes && figure(takes[0])}
                {ways.before}
              </td>
              <td>
                {takes && figure(takes[1])}
                {ways.after}
              </td>
            </tr>
          </tbody>
        ))}
        {total && (
          <tbody className={styles.total}>
            <tr>
              <th className={styles.step} scope="rowgroup" colSpan={2}>
                {total.label}
              </th>
            </tr>
            <tr>
              <td>{figure(total.sums[0])}</td>
              <td>{figure(total.sums[1])}</td>
            </tr>
          </tbody>
        )}
      </table>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
