import type { SectionProps } from "./section-props";
import { columnFormatter, formatNumber } from "../lib/format-number";
import * as styles from "./document.module.css";
import { Noted, Notes } from "./notes";

type DocumentProps = SectionProps<"Document">;

/** A business document, with numbered notes on its parts beside it. */
export function Document(props: DocumentProps) {
  const { title, number, head, items, foot, notes, caption } = props;
  return (
    <figure className={styles.figure}>
      <div className={styles.columns}>
        <div className={styles.sheet}>
          <p className={styles.title}>
            <strong>{title}</strong>
            <span>{number}</span>
          </p>
          <DocumentFields fields={head} />
          {items && <DocumentItems label={title} items={items} />}
          {foot && <DocumentFields fields={foot} />}
        </div>
        <Notes texts={notes} />
      </div>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

function DocumentFields({ fields }: { readonly fields: DocumentProps["head"] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Noted note={note}>{value}</Noted>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface DocumentItemsProps {
  readonly label: string;
  readonly items: NonNullable<DocumentProps["items"]>;
}

/** The lines of a document, each with quantity, rate and amount, and their total. */
function DocumentItems({ label, items }: DocumentItemsProps) {
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
