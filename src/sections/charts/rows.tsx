import type { RowsDrawing } from "../../content-model/chart-model";
import * as styles from "./rows.module.css";
import * as tones from "./tones.module.css";

const percent = (share: number) => `${share}%`;

/** Bars below each other. Labels and amounts are HTML, so that they wrap and grow with the text. */
export function Rows({ heads, zero, rows }: Omit<RowsDrawing, "shape">) {
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
