import type { SectionProps } from "./section-props";
import { formatNumber } from "../lib/format-number";
import * as styles from "./before-after.module.css";

/** How each step works before and after: two cards side by side, with what was saved. */
export function BeforeAfter(props: SectionProps<"BeforeAfter">) {
  const { title, before, after, rows, total, caption } = props;
  const figure = (amount: number) => (
    <b className={styles.takes}>
      {formatNumber(amount)} <small>{total?.unit}</small>
    </b>
  );
  return (
    <figure className={styles.figure} data-wide="">
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <td />
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ step, takes, ...ways }) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              <td>
                {takes && figure(takes[0])}
                {ways.before}
              </td>
              <td>
                {takes && figure(takes[1])}
                {ways.after}
              </td>
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{total.label}</th>
              <td>{figure(total.sums[0])}</td>
              <td>
                {figure(total.sums[1])}
                {total.sums[0] > total.sums[1] && (
                  <span className={styles.less}>
                    {formatNumber(total.sums[0] - total.sums[1])} {total.unit} saved
                  </span>
                )}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
