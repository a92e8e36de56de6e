import Big from "big.js";
import { memo } from "react";
import { Rows } from "../../../ui/charts/rows";
import { showMoney, showShortMoney } from "../kit/show";
import type { Comparison } from "./comparison";
import { waterfalls } from "./waterfall";
import { showPerUnit, unitOf, wholeOf } from "./words";
import * as kit from "../kit/kit.module.css";
import * as styles from "./landed-cost.module.css";

interface RankingProps {
  readonly id: string;
  /** Level of the heading: 2 on the page of the tool, 3 inside a text. */
  readonly level: 2 | 3;
  readonly comparison: Comparison;
  /** The price at which the runner-up would win, as a sentence. */
  readonly winning: string | null;
}

/**
 * The price at which the runner-up would win, and the suppliers in their order, each with a waterfall from its
 * price to its landed cost.
 */
export const Ranking = memo(function Ranking(props: RankingProps) {
  const { id, level, comparison, winning } = props;
  const [Heading, Name] = level === 2 ? (["h2", "h3"] as const) : (["h3", "h4"] as const);
  const { ranking, region } = comparison;
  if (ranking.length < 2) return null;
  const { start, zero, rows } = waterfalls(comparison);
  return (
    <section className={kit.part} aria-labelledby={`${id}-ranking`}>
      <Heading id={`${id}-ranking`}>From price to landed cost</Heading>
      {winning === null ? null : <p>{winning}</p>}
      <p className={kit.note}>
        {start > 0 ? (
          <span>{`All bars start at ${showShortMoney(new Big(start), region)}, not at 0. `}</span>
        ) : null}
        <span>{`Each line is rounded to the nearest ${wholeOf(region)}.`}</span>
      </p>
      <ol className={styles.panels}>
        {ranking.map(({ quotation, cost, perUnit, gap }, index) => (
          <li key={quotation.index} data-first={index === 0 ? true : undefined}>
            <Name>
              <span>{index + 1}</span> <span>{quotation.name}</span>
            </Name>
            <p className={styles.total}>{showMoney(cost.total, region)}</p>
            <p className={kit.note}>
              <span>{`${showPerUnit(perUnit, comparison)} per ${unitOf(comparison)}`}</span>
              {gap.gt(0) ? <span>{`, ${showMoney(gap, region)} more`}</span> : null}
            </p>
            <Rows zero={zero} rows={rows[index] ?? []} />
          </li>
        ))}
      </ol>
    </section>
  );
});
