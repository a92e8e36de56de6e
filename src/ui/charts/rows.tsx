import { Bar } from "./bar";
import { percent, type BarPart, type Tone } from "./scale";
import * as styles from "./rows.module.css";

/** A row: its label, its amounts as text, and the parts of its bar. */
export interface DrawnRow {
  readonly label: string;
  readonly amounts: readonly string[];
  readonly parts: readonly BarPart[];
  /** Where this row's line to the next row is, in percent. */
  readonly link?: number;
  readonly isBold?: boolean;
}

interface RowsProps {
  /** What each column of amounts is, if there are several. */
  readonly heads?: readonly { readonly label: string; readonly tone: Tone }[];
  /** Position of the start of the axis, in percent. */
  readonly zero?: number;
  /** Position of a rule across all bars, in percent. */
  readonly tick?: number | undefined;
  readonly rows: readonly DrawnRow[];
  /** Where the axis starts, if not at zero. */
  readonly note?: string | false;
}

/** Bars below each other, as a list of labels and amounts that wraps and grows with the text. */
export function Rows({ heads = [], zero = 0, tick, rows, note = false }: RowsProps) {
  return (
    <>
      {note !== false && <p className={styles.note}>{note}</p>}
      <dl className={styles.rows} data-amounts={Math.max(heads.length, 1)}>
        {heads.length > 0 && (
          <div className={styles.row}>
            <dt className={styles.label} />
            {heads.map(({ label, tone }) => (
              <dd key={label} className={styles.head}>
                <Bar parts={[{ x: 0, width: 100, tone }]} />
                <span>{label}</span>
              </dd>
            ))}
            <dd className={styles.track} />
          </div>
        )}
        {rows.map((row, index) => (
          <Row key={index} {...row} above={rows[index - 1]?.link} zero={zero} tick={tick} />
        ))}
      </dl>
    </>
  );
}

interface RowProps extends DrawnRow {
  /** Where the line from the row above is. */
  readonly above: number | undefined;
  readonly zero: number;
  readonly tick: number | undefined;
}

function Row({ label, amounts, parts, link, isBold = false, above, zero, tick }: RowProps) {
  const lines = [
    { at: zero, from: "0", to: "100%", look: styles.zero },
    ...(above === undefined ? [] : [{ at: above, from: "0", to: "50%", look: styles.link }]),
    ...(link === undefined ? [] : [{ at: link, from: "50%", to: "100%", look: styles.link }]),
  ];
  return (
    <div className={`${styles.row} ${isBold ? styles.bold : ""}`}>
      <dt className={styles.label}>{label}</dt>
      {amounts.map((amount, column) => (
        <dd key={column} className={styles.amount}>
          {amount}
        </dd>
      ))}
      <dd className={styles.track} aria-hidden="true">
        <Bar parts={parts} tick={tick}>
          {lines.map(({ at, from, to, look }, line) => (
            <line key={line} className={look} x1={percent(at)} x2={percent(at)} y1={from} y2={to} />
          ))}
        </Bar>
      </dd>
    </div>
  );
}
