import * as styles from "./price-chart.module.css";

const WIDTH = 400;
const HEIGHT = 140;
const MARGIN = 24;

interface PriceChartProps {
  /** The price before the first bid. */
  readonly start: number;
  /** The bids by time. Times are 0 to 1. */
  readonly bids: readonly { readonly time: number; readonly price: number }[];
  readonly now: number;
  /** A price to mark, such as the reserve. */
  readonly mark?: number | undefined;
  /** Labels below the start and the end. */
  readonly ends: readonly [string, string];
  readonly format: (price: number) => string;
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;

/** A price that changes with each bid. Hidden from screen readers: the table has the same data. */
export function PriceChart({ start, bids, now, mark, ends, format }: PriceChartProps) {
  const prices = [start, ...bids.map(({ price }) => price), ...(mark === undefined ? [] : [mark])];
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const x = (time: number) => Math.round(time * WIDTH);
  const y = (price: number) =>
    Math.round(MARGIN + ((most - price) / (most - least)) * (HEIGHT - 2 * MARGIN));
  const steps = bids.map(({ time, price }) => `H${x(time)}V${y(price)}`).join("");
  const line = `M0 ${y(start)}${steps}H${x(now)}`;
  const isRising = (bids.at(-1)?.price ?? start) > start;
  return (
    <div className={styles.chart} aria-hidden="true">
      <svg>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <path className={styles.grid} d={`M0 .5H${WIDTH}M0 70H${WIDTH}M0 139.5H${WIDTH}`} />
          <path className={styles.area} d={`${line}V${HEIGHT}H0z`} />
          <path className={styles.now} d={`M${x(now)} 0V${HEIGHT}`} />
          {mark !== undefined && <path className={styles.mark} d={`M0 ${y(mark)}H${WIDTH}`} />}
          <path className={styles.line} d={line} />
        </svg>
        {bids.map(({ time, price }) => (
          <circle
            key={time}
            cx={percent(x(time), WIDTH)}
            cy={percent(y(price), HEIGHT)}
            r={price === bids.at(-1)?.price ? 7 : 4}
          />
        ))}
        <text x="0.5rem" y={percent(y(start), HEIGHT)} dy={isRising ? "1.3em" : "-0.5em"}>
          {format(start)}
        </text>
        {mark !== undefined && (
          <text x="100%" y={percent(y(mark), HEIGHT)} dx="-0.5em" dy="-0.5em" textAnchor="end">
            {format(mark)}
          </text>
        )}
      </svg>
      <p className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}
