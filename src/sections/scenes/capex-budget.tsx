import type { SectionProps } from "../section-props";
import { columnFormatter, formatNumber } from "../../lib/format-number";
import { RowLabel } from "../notes";
import { Bar } from "./bar";
import { Scene } from "./scene";
import * as styles from "./scene.module.css";
import { SceneTable } from "./scene-table";
import { Stat } from "./stat";

/** Budget and award of each package of a project. Awards over their budget are highlighted. */
export function CapexBudget(props: SectionProps<"CapexBudget">) {
  const { title, status, caption, unit, packages, total } = props;
  const format = columnFormatter(packages.flatMap(({ budget, award }) => [budget, award]));
  // Each bar shows the share of its own budget, so all budgets have the same length.
  const longest = Math.max(1, ...packages.map(({ budget, award }) => award / budget));
  const cells = ({ budget, award }: typeof total) => [
    format(budget),
    format(award),
    <>
      {format(budget - award)}
      {award > budget && <small>over</small>}
    </>,
  ];
  const left = total.budget - total.award;
  return (
    <Scene
      module="Contracts"
      title={title}
      status={status}
      tone={left < 0 ? "held" : "approved"}
      caption={caption}
      facts={[`${formatNumber(packages.length)} packages`, unit]}
    >
      <Stat
        label={left < 0 ? "Over the sanction" : "Remaining of the sanction"}
        value={format(Math.abs(left))}
      >
        <Bar
          whole={total.budget / Math.max(total.budget, total.award)}
          filled={total.award / Math.max(total.budget, total.award)}
        />
      </Stat>
      <SceneTable
        label={title}
        columns={[unit, "Budget", "Award", "Remaining"]}
        rows={[
          ...packages.map(({ label, budget, award }) => ({
            heading: (
              <>
                <RowLabel>{label}</RowLabel>
                <Bar whole={1 / longest} filled={award / budget / longest} tick={1 / longest} />
              </>
            ),
            cells: cells({ budget, award }),
            highlight: award > budget ? [2] : [],
          })),
          { heading: "Project", cells: cells(total), isTotal: true },
        ]}
      />
      <p className={styles.sum}>
        {left < 0 ? "Over the sanction" : "Remaining of the sanction"}: {format(total.budget)} −{" "}
        {format(total.award)} = <strong>{format(left)}</strong>
      </p>
    </Scene>
  );
}
