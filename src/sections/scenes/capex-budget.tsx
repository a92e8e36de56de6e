import type { SectionProps } from "..";
import { formatNumber, sharedDecimals } from "../../lib/format-number";
import { Bar } from "./bar";
import { Chip } from "./chip";
import * as styles from "./scene.module.css";
import { SceneTable, type SceneRow } from "./scene-table";
import { WindowFrame } from "./window-frame";

/** What each package was sanctioned and awarded; marked where the award is over its budget. */
export function CapexBudget(props: SectionProps<"CapexBudget">) {
  const { title, status, caption, unit, packages, total } = props;
  const decimals = sharedDecimals(packages.flatMap(({ budget, award }) => [budget, award]));
  const format = (amount: number) => formatNumber(amount, decimals);
  // Every budget has the same length: what counts is how much of it the award takes.
  const longest = Math.max(1, ...packages.map(({ budget, award }) => award / budget));
  const cells = ({ budget, award }: typeof total) => [
    format(budget),
    format(award),
    <>
      {format(budget - award)}
      {award > budget && <small>over</small>}
    </>,
  ];
  const rows: readonly SceneRow[] = [
    ...packages.map(({ label, budget, award }) => ({
      heading: (
        <>
          {label}
          <Bar whole={1 / longest} filled={award / budget / longest} tick={1 / longest} />
        </>
      ),
      cells: cells({ budget, award }),
    })),
    { heading: "Project", cells: cells(total), isTotal: true },
  ];
  const left = total.budget - total.award;
  return (
    <WindowFrame title={title} status={<Chip>{status}</Chip>} caption={caption}>
      <SceneTable
        label={title}
        columns={[unit, "Budget", "Award", "Left"]}
        rows={rows}
        isBest={(row, cell) =>
          cell === 2 && (packages[row]?.award ?? 0) > (packages[row]?.budget ?? 0)
        }
      />
      <p className={styles.sum}>
        {left < 0 ? "Over the sanction" : "Left of the sanction"}: {format(total.budget)} −{" "}
        {format(total.award)} = <strong>{format(left)}</strong>
      </p>
    </WindowFrame>
  );
}
