import * as shared from "../../../styles/shared.module.css";
import * as styles from "./kit.module.css";

/** A bar of a comparison. */
export interface Bar {
  readonly label: string;
  readonly value: string;
  readonly size: number;
  readonly isMarked?: boolean;
}

/** Bars of a comparison. */
export interface BarsProps {
  /** What the bars measure. */
  readonly caption: string;
  readonly bars: readonly Bar[];
}

/** Bars from the same zero, each with its value. */
export function Bars({ caption, bars }: BarsProps) {
  const most = Math.max(...bars.map(({ size }) => size), Number.MIN_VALUE);
  return (
    <figure className={styles.bars}>
      <figcaption>{caption}</figcaption>
      <dl>
        {bars.map(({ label, value, size, isMarked }) => (
          <div key={label} className={shared.spread} data-marked={isMarked}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {size > 0 ? (
              <dd className={styles.plot} aria-hidden>
                <svg viewBox="0 0 100 1" preserveAspectRatio="none">
                  <rect width={((size / most) * 100).toFixed(2)} height="1" />
                </svg>
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </figure>
  );
}
