import { columnFormatter, currencyOf, localeOf } from "../../lib/format-number";
import { round, scale, type Tone } from "./model";
import * as styles from "./rows.module.css";
import * as tones from "./tones.module.css";

interface RowsProps {
  /** What each column of amounts is, if there are several. */
  readonly heads?: readonly { readonly label: string; readonly tone: Tone }[];
  /** Position of the start of the axis. */
  readonly zero: number;
  readonly rows: readonly DrawnRow[];
  /** Where the axis starts, if not at zero. */
  readonly note?: string | false;
}

/** A row: its label, amounts and bars, whose positions are percent of the drawing. */
export interface DrawnRow {
  readonly label: string;
  readonly amounts: readonly string[];
  readonly bars: readonly { readonly x: number; readonly width: number; readonly tone: Tone }[];
  /** Where this row's line to the next row is. */
  readonly link?: number;
  readonly isTotal?: boolean;
}

/** A thinner bar would not be seen. */
const THINNEST = 0.3;

/** Places bars between amounts, the start of the axis included, on a drawing of 100. */
export function barBetween(amounts: readonly number[], start = 0) {
  const at = scale([Math.min(start, ...amounts), Math.max(start, ...amounts)], [0, 100]);
  return {
    at: (value: number) => round(at(value)),
    between: (from: number, to: number, tone: Tone) => ({
      x: round(at(Math.min(from, to))),
      width: Math.max(round(Math.abs(at(to) - at(from))), THINNEST),
      tone,
    }),
  };
}

/** Says where an axis starts that doesn't start at zero: `Axis starts at ₹190 lakh`. */
export function axisNote(start: number, unit: string) {
  const sign = currencyOf(unit);
  const amount = columnFormatter([start], localeOf(unit))(start);
  return start > 0 && `Axis starts at ${sign}${amount} ${unit.replace(sign, "").trim()}`.trim();
}

const percent = (share: number) => `${share}%`;

/** Bars below each other. Labels and amounts are HTML, so that they wrap and grow with the text. */
export function Rows({ heads = [], zero, rows, note = false }: RowsProps) {
  return (
    <div className={styles.rows} data-amounts={Math.max(heads.length, 1)}>
      {heads.length > 0 && (
        <div className={styles.row}>
          <span className={styles.label} />
          {heads.map(({ label, tone }) => (
            <span key={label} className={styles.head}>
              <svg className={styles.swatch} aria-hidden="true">
                <rect className={tones[tone]} width="100%" height="100%" />
              </svg>
              {label}
            </span>
          ))}
          <span className={styles.track} />
        </div>
      )}
      {note !== false && <p className={styles.note}>{note}</p>}
      {rows.map(({ label, amounts, bars, link, isTotal }, index) => {
        const above = rows[index - 1]?.link;
        return (
          <div key={index} className={`${styles.row} ${isTotal ? styles.total : ""}`}>
            <span className={styles.label}>{label}</span>
            {amounts.map((amount, column) => (
              <span key={column} className={styles.amount}>
                {amount}
              </span>
            ))}
            <span className={styles.track}>
              <svg aria-hidden="true">
                <line className={styles.zero} x1={percent(zero)} x2={percent(zero)} y2="100%" />
                {above !== undefined && (
                  <line className={styles.link} x1={percent(above)} x2={percent(above)} y2="50%" />
                )}
                {link !== undefined && (
                  <line
                    className={styles.link}
                    x1={percent(link)}
                    x2={percent(link)}
                    y1="50%"
                    y2="100%"
                  />
                )}
                {bars.map(({ x, width, tone }, bar) => (
                  <rect
                    key={bar}
                    className={`${styles.bar} ${tones[tone]}`}
                    x={percent(x)}
                    width={percent(width)}
                  />
                ))}
              </svg>
            </span>
          </div>
        );
      })}
    </div>
  );
}
