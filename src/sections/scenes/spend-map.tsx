import type { SectionProps } from "../section-props";
import { divideRectangle } from "../../lib/divide-rectangle";
import * as styles from "./spend-map.module.css";

/** How many times wider than high the map is. */
const RATIO = 2.4;

interface SpendMapProps {
  readonly categories: SectionProps<"SpendByCategory">["categories"];
  /** Index of the category to highlight. */
  readonly marked: number;
  readonly format: (amount: number) => string;
}

const percent = (value: number) => `${value.toFixed(1)}%`;

/**
 * A treemap of spend. The bar at the foot of each tile is the share under contract. Hidden from
 * screen readers, because the table below has the same numbers.
 */
export function SpendMap({ categories, marked, format }: SpendMapProps) {
  const tiles = divideRectangle(
    categories.map(({ spend }) => spend),
    RATIO,
  );
  return (
    <svg className={styles.map} aria-hidden="true">
      {categories.map(({ label, spend, contract }, index) => {
        const { x = 0, y = 0, width = 0, height = 0 } = tiles[index] ?? {};
        const isRoomy = width > 12 && height > 30;
        return (
          <svg
            key={label}
            className={index === marked ? styles.marked : undefined}
            x={percent(x)}
            y={percent(y)}
            width={percent(width)}
            height={percent(height)}
          >
            <rect width="100%" height="100%" />
            <rect
              className={styles.rest}
              y="100%"
              width="100%"
              height="8"
              transform="translate(0 -9)"
            />
            <rect
              className={styles.contract}
              y="100%"
              width={percent(spend === 0 ? 0 : (contract / spend) * 100)}
              height="8"
              transform="translate(0 -9)"
            />
            {isRoomy && (
              <text x="10" y="22">
                {label}
              </text>
            )}
            {isRoomy && (
              <text className={styles.amount} x="10" y="42">
                {format(spend)}
              </text>
            )}
          </svg>
        );
      })}
    </svg>
  );
}
