import type { SectionProps } from "../section-props";
import { columnFormatter, currencyOf, localeOf } from "../../lib/format-number";
import { Initials } from "../../ui/initials";
import { Bar } from "../../ui/charts/bar";
import { barScale, type BarScale } from "../../ui/charts/scale";
import * as styles from "./ranking.module.css";

interface RankingProps extends Pick<SectionProps<"Table">, "unit" | "columns" | "rows"> {
  /** Label of the row by which the columns are ranked. */
  readonly by: string;
}

/** The position of each amount when they are sorted, from 0. */
const ranksOf = (amounts: readonly number[]) =>
  amounts.map(
    (amount, index) =>
      amounts.filter((other, at) => other < amount || (other === amount && at < index)).length,
  );

/**
 * The columns of a table, which are in their order from the lowest, each with a bar from its first row over those that follow.
 * Hidden from screen readers, because the table below has the same numbers.
 */
export function Ranking({ unit = "", columns, rows, by }: RankingProps) {
  const last = rows.findIndex(({ label }) => label === by);
  const amountsOf = ({ cells }: (typeof rows)[number]) =>
    cells.map((cell) => (typeof cell === "number" ? cell : 0));
  // A subtotal adds no cost.
  const costs = rows.slice(0, last).filter(({ is }) => is === undefined);
  const steps = columns.map((_, column) => {
    let cost = 0;
    return costs.map((row) => (cost += amountsOf(row)[column] ?? 0));
  });
  const scale = barScale(steps.flat());
  const totals = rows.slice(last, last + 1).flatMap(amountsOf);
  const firstRanks = ranksOf(steps.map(([price = 0]) => price));
  const format = columnFormatter(totals, localeOf(unit));
  return (
    <div className={styles.ranking} aria-hidden="true">
      <p className={styles.legend}>
        <span>
          <i data-part="price" /> {rows[0]?.label}
        </span>
        <span>
          <i /> Added costs
        </span>
        <span className={styles.axis}>
          {by}, {unit}
          {scale.start > 0 && `; axis starts at ${currencyOf(unit)}${format(scale.start)}`}
        </span>
      </p>
      {columns.map(({ label }, rank) => (
        <div key={label} className={styles.row} data-moves={(firstRanks[rank] ?? 0) - rank}>
          <Initials name={label} />
          <b>{label}</b>
          <RankBar steps={steps[rank] ?? []} scale={scale} />
          <p className={styles.total}>{format(totals[rank] ?? 0)}</p>
        </div>
      ))}
    </div>
  );
}

interface RankBarProps {
  /** The costs after each row. */
  readonly steps: readonly number[];
  readonly scale: BarScale;
}

function RankBar({ steps: [price = 0, ...costs], scale }: RankBarProps) {
  const added = costs.flatMap((after, index) => {
    const before = costs[index - 1] ?? price;
    const tone = after < before ? "pale" : "leaf";
    return after === before ? [] : scale.between(before, after, tone);
  });
  return <Bar parts={[scale.between(scale.start, price, "pale"), ...added]} />;
}
