import type { SectionProps } from "../section-props";
import { formatNumber } from "../../lib/format-number";
import { RowLabel } from "../notes";
import { Bar } from "./bar";
import { Scene } from "./scene";
import { ScoreDial } from "./score-dial";
import * as styles from "./scene.module.css";
import { SceneTable } from "./scene-table";

/** A supplier's score by criterion: evidence, mark and weight. Marks below target are highlighted. */
export function SupplierScorecard(props: SectionProps<"SupplierScorecard">) {
  const { title, status, caption, target, criteria, score } = props;
  const points = criteria.map(({ weight, mark }) => formatNumber((weight * mark) / 100, 1));
  return (
    <Scene module="Suppliers" title={title} status={status} tone="period" caption={caption}>
      <ScoreDial criteria={criteria} target={target} score={score} />
      <SceneTable
        label={title}
        columns={[`Criterion, tick at ${formatNumber(target)}`, "Mark", "Weight", "Points"]}
        rows={[
          ...criteria.map(({ label, evidence, weight, mark }, index) => ({
            heading: (
              <>
                <RowLabel>{label}</RowLabel>
                <small>{evidence}</small>
                <Bar whole={1} filled={mark / 100} tick={target / 100} />
              </>
            ),
            cells: [
              <>
                {formatNumber(mark)}
                {mark < target && <small>below {formatNumber(target)}</small>}
              </>,
              `${formatNumber(weight)}%`,
              points[index],
            ],
            highlight: mark < target ? [0] : [],
          })),
          { heading: "Score", cells: ["", "100%", formatNumber(score, 1)], isTotal: true },
        ]}
      />
      <p className={styles.sum}>
        Mark × weight: {points.join(" + ")} = <strong>{formatNumber(score, 1)}</strong>
      </p>
    </Scene>
  );
}
