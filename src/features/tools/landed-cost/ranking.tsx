import { showMoney, showShortMoney } from "../shared/show";
import type { DetailProps } from "./part-props";
import * as styles from "./landed-cost.module.css";
import { gapPercent } from "./verdict";
import { waterfalls, type Bar } from "./waterfall";

/** The bar of a line, without words: the amount is beside it. */
function Plot({ from, to, kind }: Bar) {
  return (
    <svg className={styles.plot} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
      <rect
        data-kind={kind}
        x={(from * 100).toFixed(2)}
        width={Math.max(0.6, (to - from) * 100).toFixed(2)}
        y="0"
        height="10"
      />
    </svg>
  );
}

interface RankingProps extends DetailProps {
  /** Level of the heading: 2 on the page of the tool, 3 inside a text. */
  readonly level: 2 | 3;
}

/** The suppliers in their order, each with a waterfall from its price to its landed cost. */
export function Ranking({ id, level, tool, comparison }: RankingProps) {
  const [Heading, Name] = level === 2 ? (["h2", "h3"] as const) : (["h3", "h4"] as const);
  const { state, region } = tool;
  const { ranking } = comparison;
  const least = ranking[0]?.cost.total;
  if (least === undefined) return null;
  const { panels, floor } = waterfalls(ranking, state, region);
  const unit = state.unit.trim() || "unit";
  return (
    <section className={styles.part} aria-labelledby={`${id}-ranking`}>
      <Heading id={`${id}-ranking`}>From price to landed cost</Heading>
      <p className={styles.note}>
        {floor.gt(0) && (
          <span>{`All bars start at ${showShortMoney(floor, region)}, not at 0. `}</span>
        )}
        <span>{`Each line is rounded to the whole ${region === "in" ? "rupee" : "dollar"}.`}</span>
      </p>
      <ol className={styles.panels}>
        {panels.map(({ ranked: { quotation, cost, perUnit, gap }, bars }, place) => (
          <li key={quotation.index} data-first={place === 0 ? true : undefined}>
            <Name>
              <span>{place + 1}</span> <span>{quotation.name}</span>
            </Name>
            <p className={styles.total}>{showMoney(cost.total, region)}</p>
            <p className={styles.note}>
              <span>{showMoney(perUnit, region)}</span> per <span>{unit}</span>
              {gap.gt(0) && <span>{`, ${showMoney(gap, region)} more`}</span>}
              {gap.gt(0) && least.gt(0) && <span>{` (${gapPercent(gap, least)})`}</span>}
            </p>
            <dl className={styles.waterfall}>
              {bars.map((bar) => (
                <div key={bar.label} data-kind={bar.kind}>
                  <dt>{bar.label}</dt>
                  <dd>
                    <span>{showMoney(bar.amount, region)}</span>
                    <Plot {...bar} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
