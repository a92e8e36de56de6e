import type { SectionProps } from "..";
import { formatNumber } from "../../lib/format-number";
import { Bar } from "./bar";
import { Chip } from "./chip";
import * as styles from "./scene.module.css";
import { SceneTable, type SceneRow } from "./scene-table";
import { WindowFrame } from "./window-frame";

/** A supplier's score: each criterion with its evidence, mark and weight; marked what is below target. */
export function SupplierScorecard(props: SectionProps<"SupplierScorecard">) {
  const { title, status, caption, target, criteria, score } = props;
  const points = criteria.map(({ weight, mark }) => formatNumber((weight * mark) / 100, 1));
  const rows: readonly SceneRow[] = [
    ...criteria.map(({ label, evidence, weight, mark }, index) => ({
      heading: (
        <>
          {label}
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
    })),
    { heading: "Score", cells: ["", "100%", formatNumber(score, 1)], isTotal: true },
  ];
  return (
    <WindowFrame title={title} status={<Chip>{status}</Chip>} caption={caption}>
      <SceneTable
        label={title}
        columns={[`Criterion, tick at ${formatNumber(target)}`, "Mark", "Weight", "Points"]}
        rows={rows}
        isBest={(row, cell) => cell === 0 && (criteria[row]?.mark ?? target) < target}
      />
      <p className={styles.sum}>
        Mark × weight: {points.join(" + ")} = <strong>{formatNumber(score, 1)}</strong>
      </p>
    </WindowFrame>
  );
}
