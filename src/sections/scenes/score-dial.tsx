import type { SectionProps } from "../section-props";
import { formatNumber } from "../../lib/format-number";
import * as styles from "./score-dial.module.css";
import { Stat } from "./stat";

type ScoreDialProps = Pick<SectionProps<"SupplierScorecard">, "criteria" | "target" | "score">;

/** Percent of the circle between two criteria. */
const GAP = 1.5;

/** The score as a ring: each criterion takes its weight, and its mark fills part of that. */
export function ScoreDial({ criteria, target, score }: ScoreDialProps) {
  const starts = criteria.map((_, index) =>
    criteria.slice(0, index).reduce((sum, { weight }) => sum + weight, 0),
  );
  return (
    <Stat label="Score" value={formatNumber(score, 1)}>
      <svg className={styles.dial} viewBox="0 0 100 100">
        {criteria.map(({ label, weight, mark }, index) => {
          const length = Math.max(weight - GAP, 0);
          const arc = {
            cx: 50,
            cy: 50,
            r: 42,
            pathLength: 100,
            transform: `rotate(${((starts[index] ?? 0) * 3.6 - 90).toFixed(1)} 50 50)`,
          };
          return (
            <g key={label} className={mark < target ? styles.below : undefined}>
              <circle {...arc} strokeDasharray={`${length} 100`} />
              <circle
                {...arc}
                className={styles.mark}
                strokeDasharray={`${((length * mark) / 100).toFixed(1)} 100`}
              />
            </g>
          );
        })}
      </svg>
    </Stat>
  );
}
