import type { SectionProps } from "../section-props";
import { Avatar } from "./avatar";
import * as styles from "./landed-costs.module.css";

const WIDTH = 1000;

interface LandedCostsProps extends Pick<
  SectionProps<"QuotationComparison">,
  "suppliers" | "lines" | "landed"
> {
  readonly sumLabel: string;
  readonly format: (amount: number) => string;
}

/** The costs of one supplier after each line, the last of which is the landed cost. */
function costsAfter(lines: LandedCostsProps["lines"], supplier: number): number[] {
  let cost = 0;
  return lines.map(({ amounts }) => (cost += amounts[supplier] ?? 0));
}

/** The place of each amount when they are sorted, from 0. */
const placesOf = (amounts: readonly number[]) =>
  amounts.map(
    (amount, index) =>
      amounts.filter((other, at) => other < amount || (other === amount && at < index)).length,
  );

/**
 * The suppliers by landed cost, each from its price to its landed cost. Hidden from screen readers,
 * because the table below has the same numbers.
 */
export function LandedCosts(props: LandedCostsProps) {
  const { suppliers, lines, landed, sumLabel, format } = props;
  const quotes = suppliers.map((_, index) => costsAfter(lines, index));
  const all = quotes.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const margin = (most - least) / 12;
  const x = (cost: number) =>
    Math.round(((cost - least + margin) / (most - least + 2 * margin)) * WIDTH);
  const places = placesOf(landed);
  const firstPlaces = placesOf(lines[0]?.amounts ?? []);
  const order = suppliers.map((_, place) => places.indexOf(place));
  const lowest = Math.min(...landed);
  return (
    <div className={styles.costs} aria-hidden="true">
      <p className={styles.label}>
        <span>Price plus added costs (axis doesn't start at zero)</span>
        <span>{sumLabel}</span>
      </p>
      {order.map((supplier) => {
        const [price = 0, ...costs] = quotes[supplier] ?? [];
        const cost = landed[supplier] ?? 0;
        return (
          <div
            key={supplier}
            className={styles.quote}
            data-moves={(firstPlaces[supplier] ?? 0) - (places[supplier] ?? 0)}
          >
            <Avatar name={suppliers[supplier] ?? ""} />
            <p className={styles.name}>
              {suppliers[supplier]}
              {cost === lowest && (
                <span className={styles.badge}>Lowest {sumLabel.toLowerCase()}</span>
              )}
            </p>
            <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none">
              <path d={`M0 5H${x(price)}`} />
              {costs.map((after, index) => {
                const before = costs[index - 1] ?? price;
                return (
                  <rect
                    key={index}
                    className={after < before ? styles.less : undefined}
                    x={x(Math.min(before, after))}
                    width={Math.abs(x(after) - x(before))}
                    height="10"
                  />
                );
              })}
            </svg>
            <p className={styles.cost} data-price={format(price)}>
              <span>{format(cost)}</span>
            </p>
          </div>
        );
      })}
    </div>
  );
}
