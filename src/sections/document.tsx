import { columnFormatter, formatNumber, localeOf } from "../lib/format-number";
import type { SectionProps } from "./section-props";
import * as styles from "./document.module.css";

type DocumentProps = SectionProps<"Document">;

/** A business document. The note on a part is beside it, and below it where there is no room. */
export function Document({ title, number, head, items, foot, caption }: DocumentProps) {
  const { lines = [], deductions } = items ?? {};
  const taken = deductions === undefined ? [] : [...deductions.lines, deductions];
  const parts = [...head, ...lines, ...taken, ...(foot ?? [])];
  const hasNotes = parts.some(({ note }) => note !== undefined);
  return (
    <figure className={styles.figure}>
      <div className={hasNotes ? `${styles.sheet} ${styles.noted}` : styles.sheet}>
        <p className={styles.title}>
          <strong>{title}</strong>
          <span>{number}</span>
        </p>
        <Fields fields={head} />
        {items && <Items label={title} items={items} />}
        {foot && <Fields fields={foot} />}
      </div>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

/** A note, joined by a line to the part that it is about. */
function Note({ children }: { readonly children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <>
      {" "}
      <small className={styles.note}>{children}</small>
    </>
  );
}

function Fields({ fields }: { readonly fields: DocumentProps["head"] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            <Note>{note}</Note>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ItemsProps {
  readonly label: string;
  readonly items: NonNullable<DocumentProps["items"]>;
}

/** The lines of a document, each with quantity, rate and amount, their total, and what remains of it. */
function Items({ label, items }: ItemsProps) {
  const { unit, lines, total, deductions } = items;
  const locale = localeOf(unit);
  const formatAmount = columnFormatter(
    [...lines, ...(deductions?.lines ?? [])].map(({ amount }) => amount),
    locale,
  );
  const formatRate = columnFormatter(
    lines.map(({ rate }) => rate),
    locale,
  );
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
              {item.label}{" "}
              <span>
                {formatNumber(item.quantity, 0, locale)} {item.unit} × {formatRate(item.rate)}
              </span>
              <Note>{item.note}</Note>
            </th>
            <td>{formatAmount(item.amount)}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">Total</th>
          <td>{formatAmount(total)}</td>
        </tr>
        {deductions?.lines.map(({ label: taken, working, amount, note }) => (
          <tr key={taken}>
            <th scope="row">
              {taken} <span>{working}</span>
              <Note>{note}</Note>
            </th>
            <td>{`−${formatAmount(amount)}`}</td>
          </tr>
        ))}
        {deductions && (
          <tr className={styles.total}>
            <th scope="row">
              {deductions.label}
              <Note>{deductions.note}</Note>
            </th>
            <td>{formatAmount(deductions.amount)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
